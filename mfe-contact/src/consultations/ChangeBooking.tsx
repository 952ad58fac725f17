import { useEffect, type FormEvent } from 'react';
import { toApiError, type ApolloClient } from '@site/platform';
import { Alert, Button, reasonOf, Row, Stack, usePending } from '@site/ui';
import { BookingFields } from '../booking/BookingFields.tsx';
import type { OwnBooking } from './BookingDetails.tsx';
import { useBookingForm } from '../booking/useBookingForm.ts';
import { graphql } from '../gql/gql.ts';

const CHANGE_BOOKING = graphql(`
  mutation ChangeBooking($id: ID!, $input: ConsultationInput!) {
    changeBooking(id: $id, input: $input) {
      ...ConsultationList_consultation
    }
  }
`);

interface Props {
  client: ApolloClient;
  booking: OwnBooking;
  onDone: (status: string) => void;
  onCancel: () => void;
}

/** A booking's fields in its place. A failure keeps every entry. */
export function ChangeBooking({ client, booking, onDone, onCancel }: Props) {
  const { form, email, refuse } = useBookingForm({ ...booking, message: booking.message ?? '' });
  const { pending, failure, run } = usePending(
    form.handleSubmit(async input => {
      const variables = { id: booking.id, input };
      await client.mutate({ mutation: CHANGE_BOOKING, variables }).catch((cause: unknown) => {
        const failure = toApiError(cause);
        refuse(failure);
        throw failure;
      });
      onDone('Changed. We answer to what stands here now.');
    }),
  );
  useEffect(() => form.setFocus('name'), [form]);

  return (
    <Stack
      as="form"
      $gap={24}
      noValidate
      aria-label="Change your booking"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void run();
      }}
    >
      <BookingFields form={form} email={email} />
      {failure !== undefined && (
        <Alert tone="danger" title="Not changed. Your entries are kept.">
          {reasonOf(failure)}
        </Alert>
      )}
      <Row>
        <Button type="submit" $size="small" aria-disabled={pending}>
          {pending ? 'Saving...' : 'Save changes'}
        </Button>
        <Button $variant="quiet" $size="small" aria-disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
