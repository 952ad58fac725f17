import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, Container, from, PageHead, Row, Stack, Text, TextLink } from '@site/ui';
import { useAnswer } from '../account/accountApi.ts';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions, type OwnSession } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

const Page = styled(Container)`
  padding-bottom: var(--section);
`;

const Who = styled(Stack)`
  overflow-wrap: anywhere;
  ${from.desktop} {
    margin-top: 16px;
  }
  > :first-child > :first-child {
    width: 56px;
    height: 56px;
    font-size: var(--size-25);
  }
  dl {
    padding-top: 16px;
    border-top: 1px solid var(--line);
  }
`;

/** That one answer lists. */
const MOST = 100;

/** `/account`. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountPage auth={auth} /> });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** Who the user is, and what they can do about what is stored. */
function AccountPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  const { value: bookings, error } = useAnswer<unknown[]>(`/api/consultations?limit=${MOST}`, auth);
  const sessions = useAnswer<OwnSession[]>('/api/sessions', auth);
  const own = sessions.value?.find(({ current }) => current);
  const name = (user && nameOf(user)) || user?.email || 'User';
  const count = bookings?.length ?? (error ? 'See them' : '…');
  const booked = count === MOST ? `${MOST} or more` : count || 'None yet';
  const facts = {
    'Logged in since': own && day.format(new Date(own.createdAt)),
    'Your consultations': (
      <TextLink as={Link} to="/contact#own-consultations" aria-label={`Your consultations: ${booked}`}>
        {booked}
      </TextLink>
    ),
  };
  const who = (
    <Who>
      <Row>
        <Avatar src={user?.profileImageUrl} name={name} />
        <Stack as="p" $gap={0}>
          <Text as="strong" $size={20}>
            {name}
          </Text>
          {user?.email !== name && <Text as="span">{user?.email}</Text>}
        </Stack>
      </Row>
      <Row as="dl" $gap={40}>
        {Object.entries(facts).map(([what, fact]) => (
          <div key={what}>
            <Text as="dt" $size={14} $muted>
              {what}
            </Text>
            <dd>{fact ?? '…'}</dd>
          </div>
        ))}
      </Row>
    </Who>
  );
  return (
    <>
      <PageHead title="Your account" aside={who} />
      <Page>
        <OwnProgress auth={auth} />
        <OwnSessions auth={auth} sessions={sessions} />
        <PersonalData auth={auth} />
        <DeleteAccount auth={auth} />
      </Page>
    </>
  );
}
