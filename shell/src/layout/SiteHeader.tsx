import { styled, useAuth, type Auth } from '@site/platform';
import { Container, from, withoutScripts } from '@site/ui';
import { LoginLink } from './UserControls.tsx';
import { LineIcon } from './LineIcon.tsx';
import { SiteNav } from './SiteNav.tsx';
import { useMenu } from './useMenu.ts';
import { Wordmark } from './Wordmark.tsx';

const Bar = styled.header`
  position: sticky;
  z-index: 40;
  top: 0;
  border-bottom: 1px solid var(--line);
  background: var(--bg);
  /* It stands in the page's scroll padding: without this the page scrolls when something here gets the focus. */
  a,
  button {
    scroll-margin-top: -5.5rem;
  }
`;

const Row = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 8px;
  min-height: 64px;
  ${from.desktop} {
    flex-wrap: nowrap;
    gap: 32px;
    min-height: 72px;
  }
  /* Its links are in the middle, whatever is beside them. */
  @media (min-width: 1280px) {
    display: grid;
    grid-template-columns: 1fr auto 1fr;
  }
`;

// At desktop width the user's controls end the bar; an empty box after them would push them off the edge.
const End = styled.div<{ $phoneOnly: boolean }>`
  display: flex;
  align-items: center;
  margin-left: auto;
  ${from.desktop} {
    grid-area: 1 / 3;
    ${({ $phoneOnly }) => $phoneOnly && 'display: none;'}
  }
`;

const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 0 12px;
  margin-right: -12px;
  border: 0;
  background: none;
  font-size: var(--size-14);
  font-weight: 600;
  ${from.desktop} {
    display: none;
  }
  ${withoutScripts} {
    display: none;
  }
`;

const NAV_ID = 'site-nav';

/** The bar above every page. */
export function SiteHeader({ brandName, auth }: { brandName: string; auth: Auth }) {
  const state = useAuth(auth);
  const anonymous = state.status !== 'user' && state.status !== 'loading';
  const { open, toggle, button } = useMenu(NAV_ID);
  return (
    <Bar data-print="hide">
      <Row>
        <Wordmark brandName={brandName} />
        <SiteNav id={NAV_ID} open={open} auth={state} />
        <End $phoneOnly={!anonymous}>
          {anonymous && <LoginLink />}
          <MenuButton type="button" ref={button} aria-expanded={open} aria-controls={NAV_ID} onClick={toggle}>
            <LineIcon name={open ? 'close' : 'menu'} />
            Menu
          </MenuButton>
        </End>
      </Row>
    </Bar>
  );
}
