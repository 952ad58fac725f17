import { FREE_SERVICE, interestOf, type ServiceChoice } from '@site/contracts';
import { Alert, Text, TextLink, VisuallyHidden } from '@site/ui';

interface Props {
  choice: ServiceChoice;
  /** The free Telegram channel. */
  channelUrl: string;
}

/** Names the service card that led to the form. */
export const ChosenService = ({ choice, channelUrl }: Props) => (
  <Alert title={`You chose ${choice.title}.`}>
    {choice.id === FREE_SERVICE ? (
      <Text $size={14}>
        It is free and needs no booking:{' '}
        <TextLink href={channelUrl} target="_blank" rel="noopener">
          open the Telegram channel
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </TextLink>
        . Or book a free consultation below.
      </Text>
    ) : (
      <Text $size={14} $muted>
        {interestOf(choice.id)
          ? 'It is selected below. The consultation is free.'
          : 'Choose the closest service interest below. The consultation is free.'}
      </Text>
    )}
  </Alert>
);
