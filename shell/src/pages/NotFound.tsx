import { Link, styled, useLocation } from '@site/platform';
import { ButtonLink, from, hover, Text } from '@site/ui';
import { findPage, navigation, withoutTrailingSlash } from '../siteMap.ts';
import { MessagePage } from './MessagePage.tsx';

const Pages = styled.ul`
  margin-top: 24px;
  border-bottom: 1px solid var(--line);
`;

const PageLink = styled(Link)`
  display: grid;
  padding-block: 16px;
  border-top: 1px solid var(--line);
  text-decoration: none;
  span {
    color: var(--muted);
    font-size: var(--size-14);
  }
  ${from.tablet} {
    grid-template-columns: 8rem minmax(0, 1fr);
    align-items: baseline;
  }
  ${hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`;

/** Where most visits go: the pages of the header but Home, which has a button, and the way to a person. */
const pages = [...navigation.slice(1).map(({ to }) => to), '/contact'].flatMap(path => findPage(path) ?? []);

const ROUTER = 'Did you forget to add the page to the router?';

const Answer = styled.span`
  color: var(--text);
`;

/** The 404 page. At `/learn`, the target of the footer's "AI Learning", it offers Education. */
export function NotFound() {
  const { pathname } = useLocation();
  const learning = withoutTrailingSlash(pathname) === '/learn';
  return (
    <MessagePage
      title="404 Page Not Found"
      size={49}
      text={learning ? <Answer>The lessons and the AI tutor are on the Education page.</Answer> : ROUTER}
      actions={
        <>
          {learning && (
            <ButtonLink as={Link} to="/education">
              Go to Education
            </ButtonLink>
          )}
          <ButtonLink as={Link} to="/" $variant={learning ? 'secondary' : 'primary'}>
            Back to Home
          </ButtonLink>
        </>
      }
      below={
        <nav aria-label="Pages of this site">
          <Pages>
            {pages.map(({ path, name, description }) => (
              <li key={path}>
                <PageLink to={path}>
                  <strong>{name}</strong>
                  <span>{description}</span>
                </PageLink>
              </li>
            ))}
          </Pages>
        </nav>
      }
    >
      {learning && <Text $muted>{ROUTER}</Text>}
    </MessagePage>
  );
}
