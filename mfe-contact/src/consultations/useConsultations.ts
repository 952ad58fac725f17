import { useState } from 'react';
import type { ApolloClient } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { graphql } from '../gql/gql.ts';

const PAGE_SIZE = 20;

const CONSULTATIONS = graphql(`
  query Consultations($limit: Int!, $before: ID) {
    consultations(limit: $limit, before: $before) {
      ...ConsultationList_consultation
    }
  }
`);

interface More {
  /** The id of the first booking that "Show more" added; of the last one if there was none to add. */
  added: string | undefined;
  /** That of the oldest booking, once it is known. */
  oldest: string | undefined;
}

/** The user's own bookings, newest first, page by page. A booking takes them out of the cache. */
export function useConsultations(client: ApolloClient) {
  const { data, error, refetch, fetchMore } = useQuery(CONSULTATIONS, {
    client,
    variables: { limit: PAGE_SIZE },
  });
  const [more, setMore] = useState<More>();
  const consultations = data?.consultations;
  const last = consultations?.at(-1)?.id;
  // A withdrawal makes the list shorter, and says nothing of what follows it.
  const [wasFull, setWasFull] = useState(false);
  const isFull = wasFull || (consultations?.length ?? 0) >= PAGE_SIZE;
  if (isFull !== wasFull) setWasFull(isFull);

  async function showMore() {
    const before = last ?? null;
    await fetchMore({
      variables: { before },
      updateQuery: (shown, { fetchMoreResult: { consultations: next } }) => {
        // After a refresh meanwhile the page does not follow what is shown.
        if (shown.consultations.at(-1)?.id !== before) return shown;
        const all = [...shown.consultations, ...next];
        setMore({
          added: (next[0] ?? all.at(-1))?.id,
          oldest: next.length < PAGE_SIZE ? all.at(-1)?.id : undefined,
        });
        return { consultations: all };
      },
    });
  }

  const hasMore = isFull && last !== more?.oldest;
  return { consultations, error, refetch, hasMore, showMore, added: more?.added };
}
