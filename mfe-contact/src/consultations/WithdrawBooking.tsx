import { useEffect, useRef, useState } from 'react';
import type { ApolloClient } from '@site/platform';
import { Alert, Button, reasonOf, Row, Stack, Text, usePending } from '@site/ui';
import { randomKey } from '../booking/idempotencyKeys.ts';
import { graphql } from '../gql/gql.ts';

const WITHDRAW_BOOKING = graphql(`
  mutation WithdrawBooking($id: ID!) {
    withdrawBooking(id: $id)
  }
`);

interface Props {
  client: ApolloClient;
  id: string;
  onDone: () => void;
  onCancel: () => void;
}

/** Asks before a booking is withdrawn; Escape keeps it. */
export function WithdrawBooking({ client, id, onDone, onCancel }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // One for all tries: a retry after a lost answer finds it done.
  const [key] = useState(randomKey);
  const { pending, failure, run } = usePending(async () => {
    await client.mutate({
      mutation: WITHDRAW_BOOKING,
      variables: { id },
      context: { headers: { 'Idempotency-Key': key } },
      update: cache => void cache.evict({ id: `Consultation:${id}` }),
    });
    onDone();
  });
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  return (
    <Stack
      ref={box}
      role="group"
      aria-label="Withdraw this booking?"
      tabIndex={-1}
      onKeyDown={({ key: pressed }) => pressed === 'Escape' && !pending && onCancel()}
    >
      <Text>Withdraw this booking? We are told, and do not write or call.</Text>
      {failure !== undefined && (
        <Alert tone="danger" title="Not withdrawn.">
          {reasonOf(failure)}
        </Alert>
      )}
      <Row>
        <Button $variant="secondary" $size="small" aria-disabled={pending} onClick={run}>
          {pending ? 'Withdrawing...' : 'Withdraw booking'}
        </Button>
        <Button $variant="quiet" $size="small" aria-disabled={pending} onClick={onCancel}>
          Keep it
        </Button>
      </Row>
    </Stack>
  );
}
