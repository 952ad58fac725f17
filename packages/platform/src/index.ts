// The one shared module of all bundles: only what pages use is re-exported, so the libraries behind it stay
// tree-shaken in the shell, the only bundle that contains them. A new export here is a release of the platform.
export {
  Link,
  NavLink,
  Outlet,
  useLoaderData,
  useLocation,
  useNavigate,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
export type { ApolloClient } from '@apollo/client';
export { createGlobalStyle, css, keyframes, styled, ThemeProvider } from 'styled-components';

export { ApiError, fromBody, toApiError, type FieldError } from './apiError.ts';
export { createApolloClient, type On401 } from './apolloClient.ts';
export { CURRENT_USER, displayName, useSession, type CurrentUser, type Session } from './session.ts';
export type { SiteConfig } from './siteConfig.ts';
export {
  CONTRACT_VERSION,
  type RemoteDeps,
  type RemoteModule,
  type RemoteRoute,
  type ToastMessage,
} from './remoteModule.ts';
