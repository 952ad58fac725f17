import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toApiError, type ApiError, type ApolloClient } from '@site/platform';
import { Alert, Button, reasonOf, Row, Stack } from '@site/ui';
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
  const { isSubmitting } = form.formState;
  const [error, setError] = useState<ApiError>();
  const submitting = useRef(false);
  useEffect(() => form.setFocus('name'), [form]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (submitting.current) return;
    submitting.current = true;
    setError(undefined);
    await form.handleSubmit(async entered => {
      const variables = { id: booking.id, input: { ...entered, message: entered.message || null } };
      const failure = await client
        .mutate({ mutation: CHANGE_BOOKING, variables })
        .then(() => undefined, toApiError);
      if (!failure) return onDone('Changed. We answer to what stands here now.');
      refuse(failure);
      setError(failure);
    })(event);
    submitting.current = false;
  }

  return (
    <Stack as="form" $gap={24} noValidate onSubmit={submit} aria-label="Change your booking">
      <BookingFields form={form} email={email} />
      {error && (
        <Alert tone="danger" title="Not changed. Your entries are kept.">
          {reasonOf(error)}
        </Alert>
      )}
      <Row>
        <Button type="submit" $size="small" aria-disabled={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save changes'}
        </Button>
        <Button $variant="quiet" $size="small" aria-disabled={isSubmitting} onClick={onCancel}>
          Cancel
        </Button>
      </Row>
    </Stack>
  );
}
