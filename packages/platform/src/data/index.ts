// What pages use of Apollo, shared by all bundles under a key of its own (federation/src/build/webpack.ts). It is a late chunk of the
// shell: only pages that read data import it, and only they make a visitor load it.
export { useMutation, useQuery } from '@apollo/client/react';
export { createApolloClient, type On401 } from './apolloClient.ts';
export { withClient } from './withClient.tsx';
