import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot as root } from '@site/federation/build/workspace';
import {
  environmentPrefix,
  MICROFRONTEND_NAME,
  microfrontends,
  type Microfrontend,
} from '@site/federation/microfrontends';
import { runCommand, UserError } from './command/runCommand.ts';

// npm run new:microfrontend -- NAME [--owner OWNER]

const USAGE = 'Usage: npm run new:microfrontend -- NAME [--owner OWNER]';
const TEMPLATE = path.join(import.meta.dirname, '../template');
const table: readonly Microfrontend[] = microfrontends;

function readEntry(): Microfrontend {
  const { values, positionals } = parseArgs({
    options: { owner: { type: 'string' } },
    allowPositionals: true,
  });
  const [name = ''] = positionals;
  const port = Math.max(...table.map(other => other.port)) + 1;
  if (!MICROFRONTEND_NAME.test(name) || /--|-$/.test(name) || positionals.length > 1)
    throw new UserError(`NAME consists of lower-case letters and hyphens, at most 31.\n${USAGE}`);
  if (table.some(other => other.name === name) || existsSync(path.join(root, `mfe-${name}`)))
    throw new UserError(`There is a microfrontend ${name} already.`);
  const title = titleOf(name);
  return {
    name,
    folder: `mfe-${name}`,
    port,
    standalonePort: port + 100,
    owner: values.owner ?? `${name} team`,
    budgetKb: 30,
    // Pages with queries are for users: public pages are pre-rendered without a gateway.
    pages: [
      { path: `/${name}`, access: 'user', name: title, title, description: `${title} of Ounce & Block.` },
    ],
  };
}

/** "Market notes" for market-notes. */
function titleOf(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
}

/** @returns paths of the written files */
function copyTemplate({ name, folder, port }: Microfrontend): string[] {
  const Name = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const fill = (text: string) =>
    text
      .replaceAll('__name__', name)
      .replaceAll('__Name__', Name)
      .replaceAll('__folder__', folder)
      .replaceAll('__port__', String(port))
      .replaceAll('__title__', titleOf(name));
  cpSync(TEMPLATE, path.join(root, folder), { recursive: true });
  const files = globSync(`${folder}/**`, { cwd: root }).filter(file =>
    statSync(path.join(root, file)).isFile(),
  );
  for (const file of files) {
    const place = path.join(root, file);
    writeFileSync(place, fill(readFileSync(place, 'utf8')));
    renameSync(place, fill(place));
  }
  return files.map(fill);
}

/** Writes the microfrontend behind the last one in the files that list them. @returns their paths */
function addToLists(entry: Microfrontend): string[] {
  const { folder, name, port, owner } = table.at(-1)!;
  const [prefix, newPrefix] = [environmentPrefix(name), environmentPrefix(entry.name)];
  const renamed = (text: string) =>
    text
      .replaceAll(folder, entry.folder)
      .replaceAll(String(port), String(entry.port))
      .replaceAll(`${prefix}_`, `${newPrefix}_`)
      .replaceAll(owner.replaceAll(' ', '-'), entry.owner.replaceAll(' ', '-'));
  const repeated = (found: string) => found + renamed(found);
  const edits: [file: string, pattern: RegExp, change: (found: string) => string][] = [
    [
      'packages/federation/microfrontends.ts',
      /\] as const satisfies/,
      found => `${JSON.stringify(entry, null, 2)},\n${found}`,
    ],
    ['.github/CODEOWNERS', new RegExp(`^/${folder}/ .*\\n`, 'm'), repeated],
    ['.env.example', new RegExp(`^${prefix}_(?:PORT|URL)=.*\\n`, 'gm'), repeated],
  ];
  for (const [file, pattern, change] of edits) {
    const text = readFileSync(path.join(root, file), 'utf8');
    if (text.search(pattern) < 0) throw new Error(`${file} has another form: ${pattern.source}`);
    writeFileSync(path.join(root, file), text.replace(pattern, change));
  }
  return edits.map(([file]) => file);
}

await runCommand(async () => {
  const entry = readEntry();
  const files = [...addToLists(entry), ...copyTemplate(entry)];
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  // The new package needs its links before types are generated for it.
  const install = ['pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline'];
  const { status } = spawnSync(process.execPath, ['packages/stack/bootstrap.mjs', ...install], {
    cwd: root,
    stdio: 'inherit',
  });
  if (status !== 0) throw new UserError('"pnpm install" failed.');
  run('packages/tooling/src/codegen.ts');
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown', '--log-level=warn', ...files);
  console.log(`${files.join('\n')}

Created ${entry.folder}. Start the site: npm start; its page is /${entry.name}.
To deploy it, add it to docker-compose.yml and packages/stack/kubernetes, as ${table.at(-1)!.folder} is there;
"npm test -- unit packages/stack" says what is missing.`);
  return 0;
});
