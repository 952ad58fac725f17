import { useWatch } from 'react-hook-form';
import type { RemoteDeps } from '@site/platform';
import { Button, Divider, Heading, Row, Stack, Text } from '@site/ui';
import { BookingFields } from './BookingFields.tsx';
import { ChosenService } from './ChosenService.tsx';
import { NextSteps } from './NextSteps.tsx';
import { NotSent } from './NotSent.tsx';
import { Status } from './Status.tsx';
import { useConsultationForm } from './useConsultationForm.ts';

interface Props extends Pick<RemoteDeps, 'client' | 'notify' | 'auth'> {
  /** The free Telegram channel. */
  channelUrl: string;
}

/** Books a consultation. A failure keeps every entry. */
export function ConsultationForm({ channelUrl, ...deps }: Props) {
  const { form, submit, status, booked, unsent, choice, email, fillIn } = useConsultationForm(deps);
  const { isSubmitting } = form.formState;
  const selected = useWatch({ control: form.control, name: 'service' });
  return (
    <Stack as="form" $gap={24} noValidate onSubmit={submit} aria-label="Book Consultation">
      <Row $justify="space-between">
        <Heading level={2} size={25}>
          Book Consultation
        </Heading>
        <Button $variant="secondary" $size="small" disabled={!fillIn} onClick={() => fillIn?.()}>
          Use my account details
        </Button>
      </Row>
      {booked ? (
        <NextSteps booking={booked.booking} takesFocus={!booked.byItself} />
      ) : (
        choice && <ChosenService choice={choice} selected={selected} channelUrl={channelUrl} />
      )}
      <Status $size={14} $muted>
        {status}
      </Status>
      {booked && (
        <>
          <Divider />
          <Text $muted>Book another, if you want one more.</Text>
        </>
      )}
      <BookingFields form={form} email={email} />
      {unsent && (
        <NotSent control={form.control} pending={isSubmitting} error={unsent} send={() => void submit()} />
      )}
      <Row>
        {/* Nothing asks for a second booking. */}
        <Button type="submit" $variant={booked ? 'secondary' : 'primary'} aria-disabled={isSubmitting}>
          {isSubmitting ? 'Booking...' : 'Book Consultation'}
        </Button>
      </Row>
    </Stack>
  );
}
