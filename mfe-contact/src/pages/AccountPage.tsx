import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, Container, PageHead, Row, Split, Stack, Text, TextLink } from '@site/ui';
import { useAnswer } from '../account/accountApi.ts';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions, type OwnSession } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

const Page = styled(Container)`
  padding-bottom: var(--section);
`;

/* Its columns are those of the parts below it. */
const Summary = styled(Split)`
  padding-bottom: 24px;
  overflow-wrap: anywhere;
  dl > div + div {
    border-top: 1px solid var(--line);
  }
  dl > div {
    padding-block: 10px;
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
  const facts = [
    ['Logged in since', own && day.format(new Date(own.createdAt))],
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
              <Row key={index} $justify="space-between">
                <Text as="dt" $muted>
                  {what}
                </Text>
                <dd>{fact ?? '…'}</dd>
              </Row>
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
