import { Link, styled } from '@site/platform';

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  font-size: var(--size-20);
  font-weight: 600;
  letter-spacing: -0.01em;
  text-decoration: none;
  white-space: nowrap;
`;

const Mark = styled.svg`
  width: 28px;
  height: 28px;
  fill: none;
  stroke-width: 5;
  /* No room for it beside Login and Menu. */
  @media (max-width: 374px) {
    display: none;
  }
`;

// The same drawing as the icons of packages/media.
const OUNCE = 'M18.94 40.88A17 17 0 1 1 30.11 41.21';
const BLOCK =
  'M36.3 25H27.5A3 3 0 0 0 24.5 28V53A3 3 0 0 0 27.5 56H52.5A3 3 0 0 0 55.5 53V28A3 3 0 0 0 52.5 25H47.7';

/** The round ounce and the square block, and the brand's name, which leads home. */
export function Wordmark({ brandName }: { brandName: string }) {
  return (
    <Home to="/">
      <Mark viewBox="4 4 56 56" aria-hidden="true">
        <path d={OUNCE} stroke="var(--gold)" />
        <path d={BLOCK} stroke="currentColor" strokeLinejoin="round" />
      </Mark>
      {brandName}
    </Home>
  );
}
