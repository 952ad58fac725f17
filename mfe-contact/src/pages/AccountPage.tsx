import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, Container, PageHead, Text, TextLink } from '@site/ui';
import { useAnswer } from '../account/accountApi.ts';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

const Page = styled(Container)`
  padding-bottom: 32px;
`;

const Identity = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  align-items: center;
  overflow-wrap: anywhere;
  strong {
    color: var(--text);
    font-weight: 600;
  }
  /* Its picture or monogram. */
  > :first-child {
    width: 64px;
    height: 64px;
    background: var(--surface);
    font-size: var(--size-25);
  }
`;

/** That one answer lists. */
const MOST = 100;

/** `/account`. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountPage auth={auth} /> });

/** The user's name, and what they can do about what is stored. */
function AccountPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  const { value: bookings } = useAnswer<unknown[]>(`/api/consultations?limit=${MOST}`, auth);
  const name = (user && nameOf(user)) || user?.email || 'User';
  return (
    <>
      <PageHead title="Your account">
        <Identity>
          <Avatar src={user?.profileImageUrl} name={name} />
          <div>
            <strong>{name}</strong>
            {user?.email !== name && <Text>{user?.email}</Text>}
            <Text $size={14}>
              <TextLink as={Link} to="/contact#own-consultations">
                Your consultations
              </TextLink>
              {bookings && ` ${bookings.length < MOST ? bookings.length : `${MOST} or more`}`}
            </Text>
          </div>
        </Identity>
      </PageHead>
      <Page>
        <OwnProgress auth={auth} />
        <OwnSessions auth={auth} />
        <PersonalData auth={auth} />
        <DeleteAccount auth={auth} />
      </Page>
    </>
  );
}
