import { expect, test } from '@playwright/test';
import { microfrontends } from '@site/federation/microfrontends';
import { list, run, settings } from './project.ts';

const images = ['gateway', 'shell', 'tools', ...microfrontends.map(({ folder }) => folder)].map(
  name => `ounce-and-block/${name}`,
);

test('no image has a secret of .env in its layers’ commands, its environment or its labels', async () => {
  const secrets = Object.entries(settings()).filter(([name]) => /SECRET|PASSWORD/.test(name));
  const known = secrets.map(([, value]) => value ?? '').filter(value => value.length > 16);
  expect(known).toHaveLength(4);
  for (const image of images) {
    const [inspected] = await list<object>(`docker image inspect --format '{{json .}}' ${image}`);
    const history = await run(`docker history --no-trunc --format '{{.CreatedBy}}' ${image}`);
    const described = JSON.stringify(inspected) + history;
    expect(
      known.filter(secret => described.includes(secret)),
      image,
    ).toEqual([]);
  }
});

test('no image has a file that is named like a secret, a key, a backup or a test, nor any of .git', async () => {
  const names = ['.env*', '.npmrc', '*.pem', '*.key', '*.dump', '*.csv', 'docker-compose*', '*.test.ts*'];
  const search = [...names.map(name => `-name '${name}'`), "-path '*/.git/*'"].join(' -o ');
  for (const image of images) {
    const command = `find /app -path '*/node_modules' -prune -o -type f \\( ${search} \\) -print`;
    const found = await run(`docker run --rm --network none --entrypoint sh ${image} -c "${command}"`);
    expect(found, image).toBe('');
  }
});

test('an image of the site has no build tools and no package manager’s store', async () => {
  for (const image of images.filter(name => !name.endsWith('tools'))) {
    const found = await run(
      `docker run --rm --network none --entrypoint sh ${image} -c "ls -d /app/node_modules/.pnpm/webpack@* /app/node_modules/.pnpm/typescript@* /root/.local/share/pnpm 2>/dev/null || :"`,
    );
    expect(found, image).toBe('');
  }
});
