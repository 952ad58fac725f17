import { cpSync, existsSync, globSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { environmentPrefix, type Microfrontend } from '@site/federation/microfrontends';
import { UserError } from '../command/runCommand.ts';

const TEMPLATE = path.join(import.meta.dirname, '../../template');
const KUBERNETES = 'packages/stack/kubernetes';

/** "Market notes" for market-notes. */
export const titleOf = (name: string) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/**
 * Copies the template, and writes the new microfrontend into the table and into all files that list them.
 * @param table the microfrontends that are there
 * @returns paths of the written files
 * @throws UserError when the folder exists
 */
export function createMicrofrontend(
  root: string,
  entry: Microfrontend,
  table: readonly Microfrontend[],
): string[] {
  if (existsSync(path.join(root, entry.folder))) throw new UserError(`${entry.folder} exists already.`);
  const edited = listEdits(entry, table).map(([file, ...changes]) => {
    const text = changes.reduce(
      (all, [pattern, change]) => {
        if (!pattern.test(all)) throw new Error(`${file} has another form: ${pattern.source}`);
        return all.replace(pattern, change);
      },
      readFileSync(path.join(root, file), 'utf8'),
    );
    return { file, text };
  });
  for (const { file, text } of edited) writeFileSync(path.join(root, file), text);
  return [...copyTemplate(root, entry), ...edited.map(({ file }) => file)];
}

function copyTemplate(root: string, { name, folder, port }: Microfrontend): string[] {
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

type Edit = [file: string, ...[pattern: RegExp, change: (found: string) => string][]];

/** What lists the microfrontends: each part of the last one is there once more, under the new name. */
function listEdits(entry: Microfrontend, table: readonly Microfrontend[]): Edit[] {
  const { folder, name, port, owner } = table.at(-1)!;
  const [prefix, newPrefix] = [environmentPrefix(name), environmentPrefix(entry.name)];
  const renamed = (text: string) =>
    text
      .replaceAll(folder, entry.folder)
      .replaceAll(String(port), String(entry.port))
      .replaceAll(`${prefix}_`, `${newPrefix}_`)
      .replaceAll(`${name}.example.com`, `${entry.name}.example.com`)
      .replaceAll(owner.replaceAll(' ', '-'), entry.owner.replaceAll(' ', '-'));
  const repeat = (file: string, ...patterns: RegExp[]): Edit => [
    file,
    ...patterns.map((pattern): Edit[1] & object => [pattern, found => found + renamed(found)]),
  ];
  // The shell's import is the first of the job, so that of the last microfrontend has their number.
  const count = table.length;
  return [
    [
      'packages/federation/microfrontends.ts',
      [/\] as const satisfies/, found => `${JSON.stringify(entry, null, 2)},\n${found}`],
    ],
    repeat('.github/CODEOWNERS', new RegExp(`^/${folder}/ .*\\n`, 'm')),
    repeat('.env.example', new RegExp(`^${prefix}_PORT=.*\\n`, 'm'), new RegExp(`^${prefix}_URL=.*\\n`, 'm')),
    repeat(
      'docker-compose.yml',
      new RegExp(` {2}${folder}:\\n[^]*? {2}import-${folder}:\\n(?: {4}.*\\n)+\\n`),
      new RegExp(`^ +(?:import-)?${folder}(?:-copies)?: \\{.*\\n`, 'gm'),
      new RegExp(`^ +${prefix}_URL: .*\\n`, 'm'),
    ),
    repeat(
      `${KUBERNETES}/microfrontends.yaml`,
      new RegExp(`\\n---\\napiVersion: v1\\nkind: Service\\nmetadata: \\{ name: ${folder} \\}[^]*$`),
    ),
    repeat(`${KUBERNETES}/jobs.yaml`, new RegExp(` {8}- name: import-${folder}\\n(?: {10}.*\\n)+`)),
    repeat(
      `${KUBERNETES}/kustomization.yaml`,
      new RegExp(` {2}- \\{\\n {6}name: ounce-and-block/${folder},\\n[^}]*\\}\\n`),
    ),
    repeat(`${KUBERNETES}/networkPolicies.yaml`, new RegExp(`, ${folder}(?=\\])`, 'g')),
    repeat(
      `${KUBERNETES}/ingress.yaml`,
      new RegExp(`, ${name}\\.example\\.com(?=\\])`),
      new RegExp(` {4}- host: ${name}\\.example\\.com\\n(?: {6}.*\\n)+`),
    ),
    repeat(`${KUBERNETES}/site.env`, new RegExp(`${prefix}_URL=.*\\n`)),
    [
      `${KUBERNETES}-bucket/kustomization.yaml`,
      [
        new RegExp(`.*/initContainers/${count}/.*\\n`),
        found => found + found.replace(`/${count}/`, `/${count + 1}/`),
      ],
    ],
  ];
}
