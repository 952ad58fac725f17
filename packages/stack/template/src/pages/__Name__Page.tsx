import type { ApolloClient, RemoteDeps } from '@site/platform';
import { useQuery } from '@site/platform/data';
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
  element: <Page client={await client()} />,
});

function Page({ client }: { client: ApolloClient }) {
  const { data, error, refetch } = useQuery(SERVICES, { client });
  return (
    <Section>
      <Container>
        <Stack $gap={24}>
          <Heading level={1}>__title__</Heading>
          {error ? (
            <LoadFailure what="The services" error={error} onRetry={refetch} />
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
