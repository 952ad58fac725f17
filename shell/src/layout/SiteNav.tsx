import { Link, styled, useLocation, type AuthState } from '@site/platform';
import { from, hover } from '@site/ui';
import { useLoginHref } from '../auth/useLoginHref.ts';
import { headerPages } from '../siteMap.ts';
import { UserControls } from './UserControls.tsx';

/** The link of this page, or of the page that it is a part of. */
function currentOf(to: string, pathname: string) {
  if (pathname === to || (to === '/' && pathname === '/home')) return 'page';
  return to !== '/' && pathname.startsWith(`${to}/`) ? 'true' : undefined;
}

const Nav = styled.nav<{ $open: boolean }>`
  display: ${({ $open }) => ($open ? 'grid' : 'none')};
  gap: 16px;
  position: absolute;
  top: 100%;
  inset-inline: 0;
  max-height: calc(100dvh - 64px);
  overflow-y: auto;
  padding: 16px var(--gutter) 24px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${from.desktop} {
    display: flex;
    position: static;
    flex: 1;
    align-items: center;
    gap: 24px;
    min-width: 0;
    padding: 0;
    border: 0;
    overflow: visible;
    background: none;
  }
  @media (min-width: 1280px) {
    display: grid;
    grid-area: 1 / 2 / auto / -1;
    grid-template-columns: subgrid;
  }
`;

const Links = styled.ul`
  display: grid;
  ${from.desktop} {
    display: flex;
    gap: 4px;
    margin-inline: auto;
  }
`;

const NavItem = styled(Link)`
  display: flex;
  align-items: center;
  min-height: 48px;
  color: var(--muted);
  font-weight: 500;
  text-decoration: none;
  &[aria-current] {
    color: var(--text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 8px;
  }
  ${hover} {
    &:hover {
      color: var(--text);
    }
  }
  ${from.desktop} {
    min-height: 44px;
    padding-inline: 12px;
    font-size: var(--size-14);
  }
`;

const pages = headerPages();
const openPages = pages.filter(({ isOpen }) => isOpen);
const prices = { to: '/#prices', label: 'Prices' };
const tour = { to: '/home', label: 'Look around first' };
const byEmail = { to: '/welcome', label: 'Get our notes by email' };

/** The main navigation: the site's pages for users, the open ones for everyone else. */
export function SiteNav({ id, open, auth }: { id: string; open: boolean; auth: AuthState }) {
  const { pathname } = useLocation();
  const joined = auth.status === 'joined' ? auth.email : undefined;
  const createAccount = useLoginHref(joined);
  const account = { to: createAccount, label: 'Create your free account' };
  const links = auth.status === 'user' ? pages : [prices, tour, ...openPages, joined ? account : byEmail];
  return (
    <Nav id={id} aria-label="Main" $open={open}>
      {auth.status !== 'loading' && (
        <Links>
          {links.map(({ to, label }) => (
            <li key={to}>
              <NavItem to={to} reloadDocument={to === createAccount} aria-current={currentOf(to, pathname)}>
                {label}
              </NavItem>
            </li>
          ))}
        </Links>
      )}
      {auth.status === 'user' && <UserControls user={auth.user} />}
    </Nav>
  );
}
