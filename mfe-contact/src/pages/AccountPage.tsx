import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, Container, PageHead, Row, Split, Stack, Text, TextLink } from '@site/ui';
import { useAnswer } from '../account/accountApi.ts';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions, type OwnSession } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

const Page = styled(Container)`
  padding-bottom: 32px;
`;

/* Its columns are those of the parts below it. */
const Summary = styled(Split)`
  padding-bottom: 32px;
  overflow-wrap: anywhere;
  dl {
    display: grid;
    grid-template-columns: repeat(3, auto);
    gap: 16px;
  }
  dl > div {
    display: flex;
    flex-direction: column-reverse;
    position: relative;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
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
  const { value: bookings } = useAnswer<unknown[]>(`/api/consultations?limit=${MOST}`, auth);
  const sessions = useAnswer<OwnSession[]>('/api/sessions', auth);
  const own = sessions.value?.find(({ current }) => current);
  const name = (user && nameOf(user)) || user?.email || 'User';
  const count = bookings?.length ?? '…';
  const booked = count === MOST ? `${MOST} or more` : count || 'None yet';
  const facts = [
    ['Logged in since', own && day.format(new Date(own.createdAt))],
    ['Sessions', sessions.value?.length],
    [
      'Your consultations',
      <TextLink key="" as={Link} to="/contact#own-consultations" aria-label={`Your consultations: ${booked}`}>
        {booked}
      </TextLink>,
    ],
  ];
  return (
    <>
      <PageHead title="Your account" />
      <Page>
        <Summary $gap={16}>
          <Row>
            <Avatar src={user?.profileImageUrl} name={name} />
            <Stack as="p" $gap={0}>
              <strong>{name}</strong>
              {user?.email !== name && (
                <Text as="span" $size={14} $muted>
                  {user?.email}
                </Text>
              )}
            </Stack>
          </Row>
          <dl>
            {facts.map(([what, fact], index) => (
              <div key={index}>
                <Text as="dt" $size={14} $muted>
                  {what}
                </Text>
                <dd>{fact ?? '…'}</dd>
              </div>
            ))}
          </dl>
        </Summary>
        <OwnProgress auth={auth} />
        <OwnSessions auth={auth} sessions={sessions} />
        <PersonalData auth={auth} />
        <DeleteAccount auth={auth} />
      </Page>
    </>
  );
}
