import { useWatch } from 'react-hook-form';
import { Link, styled } from '@site/platform';
import { Button, from, Heading, Row, Stack, Text, TextLink } from '@site/ui';
import { BookingFields } from './BookingFields.tsx';
import { ChosenService } from './ChosenService.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NotSent } from './NotSent.tsx';
import { Status } from './Status.tsx';
import { useConsultationForm, type Booked, type ConsultationFormDeps } from './useConsultationForm.ts';

const Send = styled(Button)`
  flex: auto;
  scroll-margin-block: 96px 40px;
  ${from.tablet} {
    flex: none;
  }
`;

interface Props extends ConsultationFormDeps {
  /** The free Telegram channel. */
  channelUrl: string;
  /** The last booking, until it is withdrawn or another one is sent. */
  booked: Booked | undefined;
}

/** Books a consultation. A failure keeps every entry. */
export function ConsultationForm({ channelUrl, booked, ...deps }: Props) {
  const { form, submit, status, unsent, choice, email, fillIn } = useConsultationForm(deps);
  const { isSubmitting } = form.formState;
  const selected = useWatch({ control: form.control, name: 'service' });
  return (
    <Stack as="form" $gap={24} noValidate onSubmit={submit} aria-label="Book Consultation">
      <Row $justify="space-between" $gap={12}>
        <Heading level={2} size={31}>
          Book Consultation
        </Heading>
        <Button $variant="secondary" $size="small" disabled={!fillIn} onClick={() => fillIn?.()}>
          Use my account details
        </Button>
      </Row>
      {choice && !booked && <ChosenService choice={choice} selected={selected} channelUrl={channelUrl} />}
      <Status $muted>{status}</Status>
      <BookingFields form={form} email={email} />
      {unsent && (
        <NotSent control={form.control} pending={isSubmitting} error={unsent} send={() => void submit()} />
      )}
      {booked && <NextSteps booking={booked.booking} takesFocus={!booked.byItself} />}
      <Row>
        <Send type="submit" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Booking...' : 'Book Consultation'}
        </Send>
        <Text $muted>
          <strong>The first talk is free.</strong> What you enter is kept to answer you:{' '}
          <TextLink as={Link} to="/privacy">
            Privacy Policy
          </TextLink>
        </Text>
      </Row>
    </Stack>
  );
}
