// What every page uses, shared by all bundles. Only these exports are kept: the shell, the one bundle that contains the
// libraries behind them, is tree-shaken. A new export needs a release of the shell before remotes can use it.
export { Link, Outlet, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export type { RouteObject } from 'react-router-dom';
export type { ApolloClient } from '@apollo/client';
export { css, keyframes, styled } from 'styled-components';

export { ApiError, toApiError } from './apiError.ts';
export type { RemoteDeps, RemoteModule, RemoteRoute, SiteConfig, ToastMessage } from './remoteModule.ts';
export { displayName, loginHref, useAuth, type CurrentUser, type AuthState, type Auth } from './auth/auth.ts';
