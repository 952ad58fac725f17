import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot as root } from '@site/federation/build/workspace';
import { MICROFRONTEND_NAME, microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { UsageError } from './command/runCommand.ts';

const USAGE = 'Usage: npm run new:microfrontend -- NAME [--owner OWNER]';
/** Commands, settings (`NAME_PORT`, `NAME_URL`), addresses of the site and folders of the store have these names. */
const TAKEN =
  /^(all|shell|api|assets|graphql|health|pin|pages|figures|database|gateway|idp|metrics|postgres|public|releases|smtp|risk|terms|privacy)$/;

/** What the table will say of the new microfrontend. @throws UsageError */
export function readEntry(args: string[]): Microfrontend {
  const { values, positionals } = parse(args);
  if (values.help) throw new UsageError(USAGE, true);
  const [name = ''] = positionals;
  if (!MICROFRONTEND_NAME.test(name) || /--|-$/.test(name) || positionals.length > 1)
    throw new UsageError(`NAME consists of lower-case letters and hyphens, at most 31.\n${USAGE}`);
  const isTaken = (other: Microfrontend) =>
    other.name === name || other.pages.some(page => page.path === `/${name}`);
  if (TAKEN.test(name) || microfrontends.some(isTaken) || existsSync(path.join(root, `mfe-${name}`)))
    throw new UsageError(`The name "${name}" is taken: choose another one.\n${USAGE}`);
  const title = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
  const port = Math.max(...microfrontends.map(other => other.port)) + 1;
  return {
    name,
    folder: `mfe-${name}`,
    port,
    standalonePort: port + 100,
    owner: values.owner ?? `${name} team`,
    budgetKb: 30,
    // Pages with queries are for users: public pages are pre-rendered without a gateway.
    pages: [{ path: `/${name}`, access: 'user', name: title, description: `${title} of Ounce & Block.` }],
  };
}

function parse(args: string[]) {
  const options = { owner: { type: 'string' }, help: { type: 'boolean', short: 'h' } } as const;
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${USAGE}`);
  }
}
