// What pages use of Apollo, shared by all bundles under a key of its own. It is a lazy chunk of the shell: only pages that
// read data load it. Pages of contract 3 use `useMutation`.
export { useMutation, useQuery } from '@apollo/client/react';
export { createApolloClient, withClient } from './apolloClient.ts';
export { fromResponse } from './fromResponse.ts';
