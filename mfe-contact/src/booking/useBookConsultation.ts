import { useEffect, useState } from 'react';
import { toApiError, type ApiError } from '@site/platform';
import { useMutation } from '@site/platform/data';
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

/** Books a consultation for this user. Resolves to null once it is stored, else to what went wrong; never rejects. */
export function useBookConsultation(userId: string | null) {
  const [send] = useMutation(BOOK_CONSULTATION);
  const [keys] = useState(createIdempotencyKeys);
  useEffect(() => {
    if (userId) keys.restore(userId);
  }, [keys, userId]);

  return async (input: ConsultationInput): Promise<ApiError | null> => {
    try {
      const headers = { 'Idempotency-Key': keys.keyFor(input, userId ?? '') };
      await send({
        variables: { input: { ...input, message: input.message || null } },
        context: { headers },
      });
      keys.succeeded();
      return null;
    } catch (cause) {
      return toApiError(cause);
    }
  };
}
