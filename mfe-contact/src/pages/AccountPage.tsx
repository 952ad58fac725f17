import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, Container, Divider, Grid, Heading, Row, Text, TextLink } from '@site/ui';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

const Page = styled(Container)`
  display: grid;
  gap: 32px;
  padding-block: var(--section);
`;

const Contact = styled(Row)`
  gap: 0 16px;
  color: var(--muted);
`;

const Identity = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 20px;
  align-items: center;
  overflow-wrap: anywhere;
  strong {
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

/** `/account`. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountPage auth={auth} /> });

/** The user's name, and what they can do about what is stored. */
function AccountPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  const name = (user && nameOf(user)) || user?.email || 'User';
  return (
    <Page>
      <Divider $gold />
      <Heading level={1} size={61}>
        Your account
      </Heading>
      <Identity>
        <Avatar src={user?.profileImageUrl} name={name} />
        <div>
          <Text $size={20}>
            <strong>{name}</strong>
          </Text>
          <Contact>
            {user?.email !== name && user?.email}
            <TextLink as={Link} to="/contact#own-consultations">
              Your consultations
            </TextLink>
          </Contact>
        </div>
      </Identity>
      <Grid>
        <OwnProgress auth={auth} />
        <OwnSessions auth={auth} />
        <PersonalData auth={auth} />
        <DeleteAccount auth={auth} />
      </Grid>
    </Page>
  );
}
