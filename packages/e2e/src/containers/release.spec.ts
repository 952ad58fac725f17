import { expect, test } from '../support/user.ts';
import { microfrontendOrigins, versionsLoadedBy } from '../support/registry.ts';
import { documentedCommands } from './deployGuide.ts';
import { run } from './project.ts';

const NAME = 'education';
const RELEASE_MS = 120_000;
const tools = (command: string) => run(`docker compose run --rm -T tools ${command} 2>&1`);

test('the tools image releases a version and rolls it back, and browsers get each at once', async ({
  page,
  request,
  user: _,
}) => {
  test.setTimeout(3 * RELEASE_MS);
  const origin = (await microfrontendOrigins(request)).get(NAME)!;
  const loaded = async () => {
    const versions = versionsLoadedBy(page, origin);
    await page.goto('/education');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => versions.size).toBe(1);
    return [...versions][0];
  };
  const before = await loaded();
  const began = performance.now();
  const printed = await tools(`release ${NAME} --no-tests --version containers-1`);
  const seconds = (performance.now() - began) / 1000;
  console.log(`release by the tools image: ${seconds.toFixed(1)} s`);
  // One line for each step, each with the time.
  for (const step of ['sources', 'build', 'check', 'pages', 'store', 'prerender', 'publish'])
    expect(printed).toMatch(new RegExp(`^ *[\\d.]+ s +${step} `, 'm'));
  expect(await loaded()).toBe('containers-1');
  expect(await tools(`versions ${NAME}`)).toMatch(/containers-1.*\(default\)/);
  // The image brings its build once.
  await run(documentedCommands('**By image.**'));
  expect(await loaded()).toBe('containers-1');
  await tools(`rollback ${NAME}`);
  expect(await loaded()).toBe(before);
});
