import type { Microfrontend } from '@site/federation/microfrontends';
import { environmentPrefix } from '@site/federation/microfrontends';

/** `.github/CODEOWNERS`: each microfrontend's folder and the gateway's nouns by team, all else by the platform team. */
export function codeOwners(table: readonly Microfrontend[]): string {
  const team = (owner: string) => `@ounce-and-block/${owner.replaceAll(' ', '-')}`;
  const rules = [
    ['*', 'platform team'],
    ...table.map(({ folder, owner }) => [`/${folder}/`, owner]),
    ['/gateway/src/catalogue/', 'marketing team'],
    ['/gateway/src/signups/', 'marketing team'],
    ['/gateway/src/education/', 'education team'],
    ['/gateway/src/consultations/', 'contact team'],
    ['/packages/curriculum/', 'education team'],
  ];
  const lines = rules.map(([pattern = '', owner = '']) => `${pattern.padEnd(28)}${team(owner)}`);
  return [
    '# Written by "npm run new:microfrontend" from packages/federation/microfrontends.ts.',
    ...lines,
    '',
  ].join('\n');
}

/** The table's text with one more entry. */
export function withTableEntry(text: string, entry: Microfrontend): string {
  return replaceOnce(
    text,
    '] as const satisfies',
    `${JSON.stringify(entry, null, 2)},\n] as const satisfies`,
  );
}

/** `.env.example` with the port and the address of one more microfrontend, after those of the others. */
export function withEnvironment(text: string, { name, port }: Microfrontend, last: Microfrontend): string {
  const lines = (of: Microfrontend | { name: string; port: number }) => {
    const prefix = environmentPrefix(of.name);
    return [`${prefix}_PORT=${of.port}\n`, `${prefix}_URL=http://localhost:${of.port}\n`];
  };
  const added = lines({ name, port });
  return lines(last).reduce((all, line, at) => replaceOnce(all, line, `${line}${added[at]}`), text);
}

function replaceOnce(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`"${from.trim()}" was not found.`);
  return text.replace(from, () => to);
}
