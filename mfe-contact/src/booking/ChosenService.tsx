import { FREE_SERVICE, interestOf, type ServiceChoice, type ServiceInterest } from '@site/validation';
import { Alert, NewTabLink, Text } from '@site/ui';

interface Props {
  choice: ServiceChoice;
  /** The option that the form has selected at the moment. */
  selected: ServiceInterest | '';
  /** The free Telegram channel. */
  channelUrl: string;
}

/** Names the service card that led to the form, until another service is selected than the card's. */
export function ChosenService({ choice, selected, channelUrl }: Props) {
  const interest = interestOf(choice.id);
  if (interest && interest !== selected) return null;
  return (
    <Alert title={`You chose ${choice.title}.`}>
      {choice.id === FREE_SERVICE ? (
        <Text>
          It is free and needs no booking:{' '}
          <NewTabLink href={channelUrl}>open the Telegram channel</NewTabLink>. Or book a free consultation
          below.
        </Text>
      ) : (
        <Text $muted>
          {interest
            ? 'It is selected below. The consultation is free.'
            : 'Choose the closest service interest below. The consultation is free.'}
        </Text>
      )}
    </Alert>
  );
}
