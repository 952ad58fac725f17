import { Link, useAuth, type RemoteDeps } from '@site/platform';
import { ButtonLink, Container, PageHead, Row, Text } from '@site/ui';

/** `/account/deleted`: where the account page leads whoever has deleted theirs. */
export const createPage = ({ auth }: RemoteDeps) => ({ element: <AccountDeletedPage auth={auth} /> });

function AccountDeletedPage({ auth }: Pick<RemoteDeps, 'auth'>) {
  // A login comes back to the page that it began on.
  const isNew = useAuth(auth).status === 'user';
  return (
    <>
      <PageHead title="Account deleted">
        {isNew
          ? 'An account that you deleted just now is erased. The one that you are logged in with is there.'
          : 'If you deleted your account just now, it and all that was stored with it are erased.'}
      </PageHead>
      <Container>
        <Row>
          <ButtonLink as={Link} to="/">
            Go to the start page
          </ButtonLink>
          {!isNew && <Text $muted>A new login makes a new account, with nothing in it.</Text>}
        </Row>
      </Container>
    </>
  );
}
