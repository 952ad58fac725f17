import { keyframes, styled, useLocation, useAuth, type Auth } from '@site/platform';
import { useRef, type ReactNode } from 'react';
import { ScrollRestoration, useNavigation } from 'react-router-dom';
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

/** Where the page is drawn, between the bar and the footer. */
export function PageArea({ auth, children }: { auth: Auth; children: ReactNode }) {
  const { key } = useLocation();
  const { status } = useAuth(auth);
  const isNavigating = useNavigation().state !== 'idle';
  const main = useRef<HTMLElement>(null);
  // At one path a user sees the page and everyone else the sign-in gate; while the status loads, a user's skeleton.
  const isUser = status === 'user' || status === 'loading';
  useReservedHeight(main, `${isUser ? 'user' : 'visitor'} ${key}`);
  return (
    <>
      <Main ref={main} id="main" tabIndex={-1} aria-busy={isNavigating || undefined}>
        {children}
      </Main>
      <ScrollRestoration />
    </>
  );
}
