import type { ApolloClient } from '@site/platform';
import type { ConsultationInput } from '@site/validation';
import { graphql } from '../gql/gql.ts';

const CHANGE_BOOKING = graphql(`
  mutation ChangeBooking($id: ID!, $input: ConsultationInput!) {
    changeBooking(id: $id, input: $input) {
      ...ConsultationList_consultation
    }
  }
`);

const WITHDRAW_BOOKING = graphql(`
  mutation WithdrawBooking($id: ID!) {
    withdrawBooking(id: $id)
  }
`);

/** Changes a booking. Sending the same again changes nothing. @throws {ApiError} */
export const changeBooking = (client: ApolloClient, id: string, input: ConsultationInput) =>
  client.mutate({
    mutation: CHANGE_BOOKING,
    variables: { id, input: { ...input, message: input.message ?? null } },
  });

/** Withdraws a booking, and takes it out of every list. @throws {ApiError} */
export async function withdrawBooking(client: ApolloClient, id: string, key: string) {
  await client.mutate({
    mutation: WITHDRAW_BOOKING,
    variables: { id },
    context: { headers: { 'Idempotency-Key': key } },
    update: cache => void cache.evict({ id: `Consultation:${id}` }),
  });
}
