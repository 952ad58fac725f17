import { keyframes, styled, useLocation, useAuth, type Auth } from '@site/platform';
import { useRef, type ReactNode } from 'react';
import { ScrollRestoration, useNavigation, type Location } from 'react-router-dom';
import { useReservedHeight } from './useReservedHeight.ts';

const arrive = keyframes`
  from { scale: 0 1; }
`;

const Main = styled.main`
  /* With the header above it: the footer starts below the fold, so that nothing seen shifts when the page loads late. */
  min-height: calc(100vh - 64px);
  @media print {
    /* Nor the height that is reserved: it would be empty paper. */
    min-height: 0 !important;
  }
  &:focus {
    outline: none;
  }
  /* A click that takes longer than a moment shows that it was heard: a bar at the top. */
  &[aria-busy='true']::before {
    content: '';
    position: fixed;
    z-index: 41;
    inset: 0 0 auto;
    height: 3px;
    background: var(--gold);
    scale: 0.9 1;
    transform-origin: left;
    animation: ${arrive} 8s 150ms cubic-bezier(0, 0.6, 0.2, 1) backwards;
  }
`;

/**
 * Names an entry of the history. Every page load starts with the key "default", whatever the page: the address takes its
 * place, as a number, since what a calculator was asked is in it and the name is kept by the browser.
 */
const entryOf = ({ key, pathname, search }: Location) =>
  key === 'default'
    ? String([...(pathname + search)].reduce((sum, each) => (sum * 31 + each.charCodeAt(0)) | 0, 0))
    : key;

/** Where the page is drawn, between the bar and the footer. */
export function PageArea({ auth, children }: { auth: Auth; children: ReactNode }) {
  const entry = entryOf(useLocation());
  const { status } = useAuth(auth);
  const isNavigating = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  // At one path a user sees the page and everyone else the sign-in gate; while the status loads, a user's skeleton.
  const isUser = status === 'user' || status === 'loading';
  useReservedHeight(main, `${isUser ? 'user' : 'visitor'} ${entry}`);
  return (
    <>
      <Main ref={main} id="main" tabIndex={-1} aria-busy={isNavigating || undefined}>
        {children}
      </Main>
      <ScrollRestoration getKey={entryOf} />
    </>
  );
}
