// What every page uses, shared by all bundles: only that is re-exported, so the libraries behind it stay tree-shaken in
// the shell, the only bundle that contains them. A new export here is a release of the platform.
export { Link, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export type { ApolloClient } from '@apollo/client';
export { css, keyframes, styled } from 'styled-components';

export { createDraft, type Draft } from './draft.ts';
export { ApiError, fromBody, toApiError, type FieldError } from './apiError.ts';
export {
  askWhoIsThere,
  displayName,
  openSession,
  useSession,
  type CurrentUser,
  type Session,
} from './session.ts';
export type { SiteConfig } from './siteConfig.ts';
export {
  CONTRACT_VERSION,
  type RemoteDeps,
  type RemoteModule,
  type RemoteRoute,
  type ToastMessage,
} from './remoteModule.ts';
