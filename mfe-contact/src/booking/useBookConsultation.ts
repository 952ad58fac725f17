import { useEffect, useState } from 'react';
import { ApiError, toApiError, type RemoteDeps } from '@site/platform';
import type { ConsultationInput } from '@site/validation';
import { graphql } from '../gql/gql.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

const BOOK_CONSULTATION = graphql(`
  mutation BookConsultation($input: ConsultationInput!) {
    bookConsultation(input: $input) {
      id
    }
  }
`);

/** Whether the gateway has a booking of this attempt already, and cannot tell that it is the same. */
export const isBookedBefore = ({ status }: ApiError) => status === 422;

/**
 * Books a consultation for this user; the data layer is needed only then. Resolves to null once it is stored, else to what
 * went wrong; never rejects. The list of bookings is then loaded again.
 * After `isBookedBefore` the same entries are a new booking: whoever sends them again was told to look at the list.
 */
export function useBookConsultation(client: RemoteDeps['client'], userId: string | null) {
  const [keys] = useState(createIdempotencyKeys);
  useEffect(() => {
    if (userId) keys.restore(userId);
  }, [keys, userId]);

  return async (input: ConsultationInput): Promise<ApiError | null> => {
    const headers = { 'Idempotency-Key': keys.keyFor(input, userId ?? '') };
    const apollo = await client().catch(toApiError);
    if (apollo instanceof ApiError) return apollo;
    const variables = { input: { ...input, message: input.message || null } };
    const error = await apollo
      .mutate({ mutation: BOOK_CONSULTATION, variables, context: { headers } })
      .then(() => null, toApiError);
    if (!error || isBookedBefore(error)) {
      keys.settled();
      void apollo.refetchQueries({ include: ['Consultations'] });
    }
    return error;
  };
}
