import { useState } from 'react';
import { toApiError } from '@site/platform';
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

/** The user's own bookings, newest first, page by page. */
export function useConsultations() {
  const { data, error, refetch, fetchMore } = useQuery(CONSULTATIONS, { variables: { limit: PAGE_SIZE } });
  const [reachedEnd, setReachedEnd] = useState(false);
  const [moreError, setMoreError] = useState<string>();
  const consultations = data?.consultations;

  /** Loads the first page again. */
  function reload() {
    setReachedEnd(false);
    void refetch().catch(() => {});
  }

  async function showMore() {
    setMoreError(undefined);
    try {
      const next = await fetchMore({
        variables: { before: consultations?.at(-1)?.id ?? null },
        updateQuery: (shown, { fetchMoreResult }) => ({
          consultations: [...shown.consultations, ...fetchMoreResult.consultations],
        }),
      });
      setReachedEnd((next.data?.consultations.length ?? 0) < PAGE_SIZE);
    } catch (cause) {
      setMoreError(toApiError(cause).message);
    }
  }

  const hasMore = !reachedEnd && (consultations?.length ?? 0) >= PAGE_SIZE;
  return { consultations, error, reload, hasMore, showMore, moreError };
}
