import { displayName, Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Container, PageHead, TextLink } from '@site/ui';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';

/** `/account`. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountPage auth={auth} /> });

const Line = styled.div`
  overflow-wrap: anywhere;
`;

/** What the site knows of its user, and what they can do about it. */
function AccountPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  return (
    <>
      <PageHead title="Your account">
        {user && (
          <>
            {[...new Set([displayName(user), user.email])].map(
              text => text && <Line key={text}>{text}</Line>,
            )}
            <TextLink as={Link} to="/contact#own-consultations">
              Your consultations
            </TextLink>{' '}
            are on the Contact page.
          </>
        )}
      </PageHead>
      <Container>
        <OwnProgress auth={auth} />
        <OwnSessions auth={auth} />
        <PersonalData auth={auth} />
        <DeleteAccount auth={auth} />
      </Container>
    </>
  );
}
