import { toApiError, type RemoteDeps } from '@site/platform';
import { useQuery, withClient } from '@site/platform/data';
import { Container, Heading, LoadFailure, Section, Stack } from '@site/ui';
import { graphql } from '../gql/gql.ts';

const SERVICES = graphql(`
  query __Name__Services {
    services {
      id
      title
    }
  }
`);

/** `/__name__`, with its data. */
export const createPage = async ({ client }: RemoteDeps) => ({
  element: await withClient(client, <__Name__Page />),
});

function __Name__Page() {
  const { data, error, refetch } = useQuery(SERVICES);
  return (
    <Section>
      <Container>
        <Stack $gap={24}>
          <Heading level={1}>__title__</Heading>
          {error ? (
            <LoadFailure
              what="The services"
              message={toApiError(error).message}
              onRetry={() => void refetch().catch(() => {})}
            />
          ) : (
            <ul>
              {data?.services.map(({ id, title }) => (
                <li key={id}>{title}</li>
              ))}
            </ul>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
