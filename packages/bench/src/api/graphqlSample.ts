import type { Sample } from './requests.ts';
import type { MeasuredServer } from './servers.ts';

const GRAPHQL_JSON = 'application/graphql-response+json,application/json;q=0.9';

/** A query by POST, as Apollo Client sends it. */
export function graphql({ url }: MeasuredServer, query: string): Sample {
  const headers = { accept: GRAPHQL_JSON, 'content-type': 'application/json' };
  return { url: `${url}/graphql`, method: 'POST', headers, body: JSON.stringify({ query }) };
}
