import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, Container, from, Grid, PageHead, Split, Stack, Text, TextLink } from '@site/ui';
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
  > div {
    display: flex;
    gap: 16px;
    align-items: center;
  }
  dl > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${from.tablet} {
    dl > div {
      display: block;
    }
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
  const facts = [
    ['Logged in since', own && day.format(new Date(own.createdAt))],
    ['Sessions', sessions.value?.length],
    [
      <TextLink key="" as={Link} to="/contact#own-consultations">
        Your consultations
      </TextLink>,
      bookings && (bookings.length < MOST ? bookings.length || 'None yet' : `${MOST} or more`),
    ],
  ];
  return (
    <>
      <PageHead title="Your account" />
      <Page>
        <Summary $gap={16}>
          <div>
            <Avatar src={user?.profileImageUrl} name={name} />
            <Stack as="p" $gap={0}>
              <strong>{name}</strong>
              {user?.email !== name && (
                <Text as="span" $size={14} $muted>
                  {user?.email}
                </Text>
              )}
            </Stack>
          </div>
          <Grid as="dl" $tablet={3} $gap={8}>
            {facts.map(([what, fact], index) => (
              <div key={index}>
                <Text as="dt" $size={14} $muted>
                  {what}
                </Text>
                <dd>{fact ?? '…'}</dd>
              </div>
            ))}
          </Grid>
        </Summary>
        <OwnProgress auth={auth} />
        <OwnSessions auth={auth} sessions={sessions} />
        <PersonalData auth={auth} />
        <DeleteAccount auth={auth} />
      </Page>
    </>
  );
}
