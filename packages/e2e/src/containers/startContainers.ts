import { writeFileSync } from 'node:fs';
import { run, writeSettings } from './project.ts';
import { untilUp } from './containers.ts';

const { CONTAINERS_LOG = '' } = process.env;

/** Builds the images and starts the site; returns what writes its logs at the end. Playwright calls the default export. */
export default async function startContainers() {
  const began = performance.now();
  const report = (text: string) =>
    console.log(`${((performance.now() - began) / 1000).toFixed(0)} s  containers ${text}`);
  await writeSettings();
  const writeLogs = async () =>
    writeFileSync(CONTAINERS_LOG, await run('docker compose logs --no-color 2>&1'));
  try {
    await run('docker compose --profile tools build 2>&1');
    report('built');
    await run('docker compose up --detach 2>&1');
    await untilUp();
    report('healthy');
    return writeLogs;
  } catch (error) {
    console.error((error as { stdout?: string }).stdout ?? error);
    await writeLogs();
    throw error;
  }
}
