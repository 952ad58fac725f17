import { ApiError, toApiError, type RemoteDeps } from '@site/platform';
import type { ConsultationInput } from '@site/validation';
import { graphql } from '../gql/gql.ts';
import type { OwnBooking } from '../consultations/BookingDetails.tsx';
import { forgetKey, keyFor } from './idempotencyKeys.ts';

const BOOK_CONSULTATION = graphql(`
  mutation BookConsultation($input: ConsultationInput!) {
    bookConsultation(input: $input) {
      ...ConsultationList_consultation
    }
  }
`);

/** Whether the gateway has a booking of this attempt already, and cannot tell that it is the same. */
export const isBookedBefore = ({ status }: ApiError) => status === 422;

/**
 * Books a consultation for this user; the data layer is needed only then. Resolves to what is stored, or to what
 * went wrong; never rejects. The list of bookings is then loaded again.
 * After `isBookedBefore` the same entries are a new booking: whoever sends them again was told to look at the list.
 */
export function useBookConsultation(client: RemoteDeps['client'], userId: string | null) {
  return async (input: ConsultationInput): Promise<OwnBooking | ApiError> => {
    const headers = { 'Idempotency-Key': keyFor(input, userId ?? '') };
    const apollo = await client().catch(toApiError);
    if (apollo instanceof ApiError) return apollo;
    const answer = await apollo
      .mutate({ mutation: BOOK_CONSULTATION, variables: { input }, context: { headers } })
      .then(({ data }) => data?.bookConsultation ?? toApiError(undefined), toApiError);
    if (!(answer instanceof ApiError) || isBookedBefore(answer)) {
      forgetKey();
      // Also a list that is not on the screen: its page may have been left meanwhile.
      void apollo.refetchQueries({ updateCache: cache => void cache.evict({ fieldName: 'consultations' }) });
    }
    return answer;
  };
}
