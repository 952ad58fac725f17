import { useEffect, useRef } from 'react';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Heading, Row, Stack, Text } from '@site/ui';
import { useConsultationForm } from './useConsultationForm.ts';
import { BookingFields } from './BookingFields.tsx';
import { SessionEnded } from './SessionEnded.tsx';

/** Empty it takes no room, but it stays: only a region that was there before its text is announced. */
const Status = styled(Text)`
  &:empty {
    margin-top: -24px;
  }
`;

interface Props extends Pick<RemoteDeps, 'notify' | 'visitor'> {
  /** A booking was stored. */
  onBooked(): void;
}

/** Books a consultation. A failure keeps every entry. */
export function ConsultationForm({ notify, visitor, onBooked }: Props) {
  const { form, submit, status, sessionEnded, canFill, fillFromAccount } = useConsultationForm({
    notify,
    visitor,
    onBooked,
  });
  const { isSubmitting } = form.formState;
  return (
    <Stack as="form" $gap={24} noValidate onSubmit={submit} aria-label="Book Consultation">
      <Row $justify="space-between">
        <Heading level={2} size={31}>
          Book Consultation
        </Heading>
        <Button $variant="secondary" $size="small" disabled={!canFill} onClick={fillFromAccount}>
          Use my account details
        </Button>
      </Row>
      <Status role="status" $size={14} $muted>
        {status}
      </Status>
      <BookingFields form={form} />
      {sessionEnded && <SessionEnded>Your entries are kept and come back after you log in.</SessionEnded>}
      <SubmitButton pending={isSubmitting} />
    </Stack>
  );
}

/** Keeps the keyboard's place: a button that was disabled under the finger has lost the focus. */
function SubmitButton({ pending }: { pending: boolean }) {
  const button = useRef<HTMLButtonElement>(null);
  const wasPending = useRef(false);
  useEffect(() => {
    const lost = document.activeElement?.contains(button.current);
    if (wasPending.current && !pending && lost) button.current?.focus();
    wasPending.current = pending;
  }, [pending]);
  return (
    <Row>
      <Button ref={button} type="submit" disabled={pending}>
        {pending ? 'Booking...' : 'Book Consultation'}
      </Button>
    </Row>
  );
}
