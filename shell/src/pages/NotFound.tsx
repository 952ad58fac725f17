import { Link, styled, useLocation } from '@site/platform';
import { ButtonLink, from, hover, Text } from '@site/ui';
import { findPage, navigation, withoutTrailingSlash } from '../siteMap.ts';
import { MessagePage } from './MessagePage.tsx';

const Pages = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  /* Rows of one height, whether a description takes one line or two. */
  grid-auto-rows: 1fr;
  column-gap: 40px;
  margin-top: 24px;
  border-bottom: 1px solid var(--line);
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const PageLink = styled(Link)`
  display: grid;
  align-content: start;
  height: 100%;
  padding-block: 16px;
  border-top: 1px solid var(--line);
  text-decoration: none;
  span {
    color: var(--muted);
    font-size: var(--size-14);
  }
  ${hover} {
    &:hover strong {
      text-decoration: underline;
    }
  }
`;

/** Where most visits go: the pages of the header, and the way to a person. */
const pages = [...navigation.map(({ to }) => to), '/contact'].flatMap(path => findPage(path) ?? []);

/** The 404 page. At `/learn`, the target of the footer's "AI Learning", it offers Education. */
export function NotFound() {
  const { pathname } = useLocation();
  const learning = withoutTrailingSlash(pathname) === '/learn';
  return (
    <MessagePage
      title="404 Page Not Found"
      text="Did you forget to add the page to the router?"
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
      {learning && <Text $muted>The lessons and the AI tutor are on the Education page.</Text>}
    </MessagePage>
  );
}
