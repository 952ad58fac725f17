import { Link, styled, useAuth, type RemoteDeps } from '@site/platform';
import { Avatar, ButtonLink, Container, Grid, PageHead, Row, Stack, Text } from '@site/ui';
import { AccountSection, Setting } from '../account/AccountSection.tsx';
import { useAnswer } from '../account/accountApi.ts';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

const Page = styled(Container)`
  padding-bottom: var(--section);
`;

/* Its parts are told apart by lines alone. */
const Ledger = styled(Grid)`
  overflow: clip;
  margin-top: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--line);
  > * {
    border: 0;
    border-radius: 0;
  }
`;

const Who = styled(Row)`
  overflow-wrap: anywhere;
  > :first-child {
    width: 56px;
    height: 56px;
  }
  strong {
    color: var(--text);
  }
`;

/** That one answer lists. */
const MOST = 100;

/** `/account`. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountPage auth={auth} /> });

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** What is told of the bookings, the newest first; nothing until they are there. */
function sayBookings(bookings: readonly { createdAt: string }[]) {
  const [newest] = bookings;
  if (!newest) return 'None yet. The first one is free, and it binds you to nothing.';
  const count = bookings.length === MOST ? `${MOST} or more` : bookings.length;
  return `${count} booked, the last one on ${day.format(new Date(newest.createdAt))}.`;
}

/** Who the user is, and what they can do about what is stored. */
function AccountPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  const { value: bookings, error } = useAnswer<{ createdAt: string }[]>(
    `/api/consultations?limit=${MOST}`,
    auth,
  );
  const name = (user && nameOf(user)) || user?.email || 'User';
  return (
    <>
      <PageHead title="Your account">
        <Who>
          <Avatar src={user?.profileImageUrl} name={name} />
          <Stack as="p" $gap={0}>
            <strong>{name}</strong>
            {user?.email !== name && <Text as="span">{user?.email}</Text>}
          </Stack>
        </Who>
      </PageHead>
      <Page>
        <OwnProgress auth={auth} />
        <Ledger $gap={1} $tablet={1} $desktop={2}>
          <AccountSection id="own-bookings" title="Your consultations">
            <Setting>
              <Text $muted>
                {bookings ? sayBookings(bookings) : error ? 'They stand on the Contact page.' : '…'}
              </Text>
              <ButtonLink as={Link} to="/contact#own-consultations" $variant="secondary" $size="small">
                {bookings?.length === 0 ? 'Book a consultation' : 'See your consultations'}
              </ButtonLink>
            </Setting>
          </AccountSection>
          <PersonalData auth={auth} />
          <OwnSessions auth={auth} />
          <DeleteAccount auth={auth} />
        </Ledger>
      </Page>
    </>
  );
}
