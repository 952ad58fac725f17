import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Microfrontend } from '@site/federation/microfrontends';

/** The microfrontend whose Dockerfile, compiler settings and dependencies a new one shares. */
const MODEL = { name: 'contact', folder: 'mfe-contact', port: '3003' };
const NOT_NEEDED = ['@hookform/resolvers', '@site/validation', 'lucide-react', 'react-hook-form'];
const NOT_NEEDED_BY_TESTS = ['@testing-library/dom', '@testing-library/user-event', '@types/react-dom'];

interface PackageFile {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** @returns the files of a new microfrontend by their path in its folder: one page with a query, and its test. */
export function templateFiles(root: string, { name, folder, port }: Microfrontend): Record<string, string> {
  const model = (file: string) => readFileSync(path.join(root, MODEL.folder, file), 'utf8');
  const page = `${pascalCase(name)}Page`;
  return {
    Dockerfile: model('Dockerfile').replaceAll(MODEL.port, String(port)).replaceAll(MODEL.name, name),
    'package.json': packageFile(model('package.json').replaceAll(MODEL.name, name)),
    'tsconfig.json': model('tsconfig.json'),
    'webpack.config.ts': model('webpack.config.ts'),
    'src/routes.tsx': model('src/routes.tsx')
      .replaceAll('ContactPage', page)
      .replaceAll(MODEL.name, name)
      .replaceAll(MODEL.folder, folder),
    'src/standalone.tsx': model('src/standalone.tsx').replaceAll(MODEL.name, name),
    [`src/pages/${page}.tsx`]: pageFile(page, name),
    [`src/pages/${page}.test.tsx`]: testFile(page, name),
  };
}

export const pascalCase = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

function packageFile(text: string): string {
  const file = JSON.parse(text) as PackageFile;
  for (const dependency of NOT_NEEDED) delete file.dependencies[dependency];
  for (const dependency of NOT_NEEDED_BY_TESTS) delete file.devDependencies[dependency];
  return JSON.stringify(file, null, 2);
}

const pageFile = (page: string, name: string) => `
import type { ApolloClient, RemoteDeps } from '@site/platform';
import { useQuery } from '@site/platform/data';
import { Container, Heading, LoadFailure, Section, Stack } from '@site/ui';
import { graphql } from '../gql/gql.ts';

const SERVICES = graphql(\`
  query ${pascalCase(name)}Services {
    services {
      id
      title
    }
  }
\`);

/** \`/${name}\`, with its data. */
export const createPage = async ({ client }: RemoteDeps) => ({
  element: <${page} client={await client()} />,
});

function ${page}({ client }: { client: ApolloClient }) {
  const { data, error, refetch } = useQuery(SERVICES, { client });
  return (
    <Section>
      <Container>
        <Stack $gap={24}>
          <Heading level={1}>${titleOf(name)}</Heading>
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
`;

const testFile = (page: string, name: string) => `
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const services = [{ __typename: 'Service', id: 'signals', title: 'Signals' }];

test('${page} lists the services', async () => {
  const { fetch } = fakeGraphql({ ${pascalCase(name)}Services: () => ({ services }) });
  await renderRemote({ createRoutes }, { at: '/${name}', fetch });
  expect(await screen.findByText('Signals')).toBeTruthy();
});

test('${page} shows why the services could not be loaded', async () => {
  const { fetch } = fakeGraphql({
    ${pascalCase(name)}Services: () => Response.json({ errors: [{ message: 'No database' }] }),
  });
  await renderRemote({ createRoutes }, { at: '/${name}', fetch });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
`;

/** "Market notes" for market-notes. */
export function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
