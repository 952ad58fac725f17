import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '@site/federation/settings';
import { projectRoot as root } from '@site/federation/build/workspace';
import { environmentPrefix, microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { readEntry } from './microfrontendEntry.ts';
import { runCommand } from './command/runCommand.ts';

const TEMPLATE = path.join(import.meta.dirname, '../template');

function copyTemplate({ name, folder, port, pages }: Microfrontend): string[] {
  const Name = name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const values: Record<string, unknown> = { name, Name, folder, port, title: pages[0]?.name };
  const fill = (text: string) =>
    text.replace(/__([a-z]+)__/gi, (found, key: string) => String(values[key] ?? found));
  const files = globSync('**', { cwd: TEMPLATE, withFileTypes: true }).filter(entry => entry.isFile());
  return files.map(file => {
    const source = path.join(file.parentPath, file.name);
    const place = path.join(folder, fill(path.relative(TEMPLATE, source)));
    mkdirSync(path.dirname(path.join(root, place)), { recursive: true });
    writeFileSync(path.join(root, place), fill(readFileSync(source, 'utf8')));
    return place;
  });
}

/** Writes the microfrontend behind the last one in the files that list them. @returns their paths */
function addToLists(entry: Microfrontend): string[] {
  const { folder, name, port, owner } = microfrontends.at(-1)!;
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
  const entry = readEntry(process.argv.slice(2));
  const files = [...addToLists(entry), ...copyTemplate(entry)];
  const run = (...args: string[]) => {
    const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
    if (status !== 0) throw new UserError(`"node ${args.join(' ')}" failed.`);
  };
  // The new package needs its links before types are generated for it.
  run('packages/stack/bootstrap.mjs', 'pnpm', 'install', '--no-frozen-lockfile', '--prefer-offline');
  run('packages/tooling/src/codegen.ts');
  run('node_modules/prettier/bin/prettier.cjs', '--write', '--ignore-unknown', '--log-level=warn', ...files);
  console.log(`${files.join('\n')}

Created ${entry.folder}. Start the site: npm start; its page is /${entry.name}.
To deploy it, add it to docker-compose.yml and packages/stack/kubernetes, as ${microfrontends.at(-1)!.folder} is there;
"npm test -- unit packages/stack" says what is missing.`);
});
