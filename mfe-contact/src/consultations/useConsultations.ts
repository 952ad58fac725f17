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
  const { data, error, refetch, fetchMore } = useQuery(CONSULTATIONS, {
    variables: { limit: PAGE_SIZE },
  });
  const [reachedEnd, setReachedEnd] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const [moreError, setMoreError] = useState<string>();
  const consultations = data?.consultations;

  /** Loads the first page again. */
  function reload() {
    setReachedEnd(false);
    void refetch().catch(() => {});
  }

  async function showMore() {
    const before = consultations?.at(-1)?.id ?? null;
    let appended: number | undefined;
    setMoreError(undefined);
    setLoadingMore(true);
    try {
      await fetchMore({
        variables: { before },
        updateQuery: (shown, { fetchMoreResult: { consultations: next } }) => {
          // After a second click, or a refresh meanwhile, the page does not follow what is shown.
          if (shown.consultations.at(-1)?.id !== before) return shown;
          appended = next.length;
          return { consultations: [...shown.consultations, ...next] };
        },
      });
      if (appended !== undefined) setReachedEnd(appended < PAGE_SIZE);
    } catch (cause) {
      setMoreError(toApiError(cause).message);
    } finally {
      setLoadingMore(false);
    }
  }

  const hasMore = !reachedEnd && (consultations?.length ?? 0) >= PAGE_SIZE;
  return { consultations, error, reload, hasMore, showMore, loadingMore, moreError };
}
