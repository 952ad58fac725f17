import { Link, useAuth, type RemoteDeps } from '@site/platform';
import { Container, Grid, PageHead, Text, TextLink } from '@site/ui';
import { AccountSection, Facts } from '../account/AccountSection.tsx';
import { DeleteAccount } from '../account/DeleteAccount.tsx';
import { OwnProgress } from '../account/OwnProgress.tsx';
import { OwnSessions } from '../account/OwnSessions.tsx';
import { PersonalData } from '../account/PersonalData.tsx';
import { nameOf } from '../booking/formValues.ts';

/** `/account`. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountPage auth={auth} /> });

/** The user's name, and what they can do about what is stored. */
function AccountPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  const state = useAuth(auth);
  const user = state.status === 'user' ? state.user : null;
  return (
    <>
      <PageHead title="Your account">What the site knows of you, and what you can do about it.</PageHead>
      <Container>
        <Grid $tablet={1} $desktop={2} $gap={40}>
          <AccountSection id="own-identity" title="Who you are">
            {user && (
              <Facts>
                <div>
                  <dt>Name</dt>
                  <dd>{nameOf(user) || 'Not given'}</dd>
                </div>
                <div>
                  <dt>Email</dt>
                  <dd>{user.email || 'Not given'}</dd>
                </div>
              </Facts>
            )}
            <Text>
              <TextLink as={Link} to="/contact#own-consultations">
                Your consultations
              </TextLink>{' '}
              are on the Contact page.
            </Text>
          </AccountSection>
          <OwnProgress auth={auth} />
          <OwnSessions auth={auth} />
          <PersonalData auth={auth} />
          <DeleteAccount auth={auth} />
        </Grid>
      </Container>
    </>
  );
}
