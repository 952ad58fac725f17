import { Link, styled } from '@site/platform';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font-family: var(--font-display);
  font-size: var(--size-20);
  font-weight: 500;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`;

/** The round ounce and the square block, and the brand's name, which leads home. */
export function Wordmark({ brandName }: { brandName: string }) {
  return (
    <Home to="/">
      <svg width="32" height="24" viewBox="0 0 32 24" fill="none" strokeWidth="1.5" aria-hidden="true">
        <circle cx="11" cy="12" r="9.25" stroke="var(--gold)" />
        <rect x="13.75" y="4.75" width="14.5" height="14.5" rx="1.5" stroke="currentColor" />
      </svg>
      {brandName}
    </Home>
  );
}
