import { Link, loginHref, styled, useAuth, useLocation, type Auth } from '@site/platform';
import { ButtonLink, from, Heading, Text, TextLink } from '@site/ui';
import { findPage, headerPages, withoutTrailingSlash, type SitePage } from '../siteMap.ts';
import { LostLine } from './LostLine.tsx';
import { MessagePage } from './MessagePage.tsx';

/* Quieter than the message: two groups, on a wide screen each in a line. */
const Groups = styled.nav`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-column: 1 / -1;
  gap: 32px 24px;
  font-size: var(--size-14);
  ul {
    margin-top: 8px;
    ${from.desktop} {
      display: flex;
      flex-wrap: wrap;
      gap: 0 24px;
    }
  }
  a {
    display: inline-block;
    padding-block: 6px;
  }
`;

type Target = Pick<SitePage, 'path' | 'name'>;
const targets = (...paths: readonly string[]) => paths.flatMap(path => findPage(path) ?? []);

/** Where most visits go: the pages of the header but Home, which has a button, and the way to a person. */
const inHeader = headerPages().slice(1);
const forUsers: readonly Target[] = [...inHeader, ...targets('/contact')];
const forAll: readonly Target[] = [
  { path: '/#prices', name: 'Prices' },
  ...inHeader.filter(({ isOpen }) => isOpen),
  ...targets('/welcome', '/terms', '/privacy', '/risk'),
];
const closed = forUsers.filter(page => !forAll.includes(page));
const forVisitors = [
  ['Open to everyone', forAll],
  ['Open with a free account', closed],
] as const;

/** The 404 page. At `/learn`, the target of the footer's "AI Learning", it offers Education. */
export function NotFound({ auth }: { auth: Auth }) {
  const { pathname } = useLocation();
  const { status } = useAuth(auth);
  const isClosed = status !== 'user';
  const groups = isClosed ? forVisitors : ([['Pages of this site', forUsers]] as const);
  const learning = withoutTrailingSlash(pathname) === '/learn';
  return (
    <MessagePage
      title="404 Page Not Found"
      size={76}
      text={
        learning
          ? `The lessons and the AI tutor are on the Education page${isClosed ? ', open with a free account' : ''}.`
          : 'Nothing is at this address. It may have moved, or lost a letter on the way.'
      }
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
          {status === 'visitor' && (
            <TextLink href={loginHref({ pathname: learning ? '/education' : '/', search: '' })}>
              Create a free account
            </TextLink>
          )}
        </>
      }
      below={
        <Text $muted $size={14}>
          Did you forget to add the page to the router?
        </Text>
      }
      aside={<LostLine missing={404} />}
      foot={
        <Groups aria-label="Pages of this site">
          {groups.map(([title, pages]) => (
            <div key={title}>
              <Heading level={2} size={16}>
                {title}
              </Heading>
              <ul>
                {pages.map(({ path, name }) => (
                  <li key={path}>
                    <TextLink $quiet as={Link} to={path}>
                      {name}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </Groups>
      }
    />
  );
}
