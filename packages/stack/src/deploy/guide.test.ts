import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { parseAllDocuments } from 'yaml';

// What deploy.md names must be there: nothing else notices when it is renamed.

const root = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const guide = read('docs/deploy.md');
const all = (pattern: RegExp) => [...guide.matchAll(pattern)].map(([, found = '']) => found);

test('every setting is one of the compose file, its .env or an image', () => {
  const dockerfiles = readdirSync(root).filter(name => existsSync(path.join(root, name, 'Dockerfile')));
  const known = ['docker-compose.yml', '.env.example', ...dockerfiles.map(name => `${name}/Dockerfile`)].map(
    read,
  );
  // What the tests take, and words of Docker's and Kubernetes'.
  const others = ['BASE_URL', 'VERSION', 'COMMIT'];
  const named = all(/\b([A-Z]+(?:_[A-Z]+)+)\b/g).filter(name => !others.includes(name));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(name => !known.some(text => text.includes(name)))).toEqual([]);
});

test('every link and every program leads somewhere', () => {
  const links = all(/\]\((?!https?:|#)([^)]+)\)/g).map(link => path.join('docs', link));
  const programs = all(/node[ ,]+([\w/]+\/\w+\.[jt]s)/g).map(file =>
    file.replace(/\/dist\/(.*)\.js$/, '/src/$1.ts'),
  );
  expect(programs.length).toBeGreaterThan(2);
  expect([...links, ...programs].filter(file => !existsSync(path.join(root, file)))).toEqual([]);
});

test('every service that a command names is there, and every YAML can be read', () => {
  const compose = parseAllDocuments(read('docker-compose.yml'), { merge: true })[0]?.toJSON() as {
    services: object;
  };
  const services = all(/docker compose (?:run --rm|exec -T|stop|build|logs --follow) ([a-z][\w-]*)/g);
  expect(services).toContain('database');
  for (const name of services) expect(compose.services).toHaveProperty([name]);
  for (const text of all(/```yaml\n(.*?)```/gs))
    for (const document of parseAllDocuments(text)) expect(document.errors).toEqual([]);
});
