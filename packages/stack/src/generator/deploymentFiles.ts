import { environmentPrefix, type Microfrontend } from '@site/federation/microfrontends';

const BASE = 'packages/stack/kubernetes';
const OVERLAY = 'packages/stack/kubernetes-bucket/kustomization.yaml';

/**
 * The files for Compose and Kubernetes with one more microfrontend: each part of the last one is there once more, under the new name.
 * @param read the text of a file, by its path in the project
 * @param count how many microfrontends there are without it
 * @returns the changed texts by path
 * @throws {Error} when a file has another form
 */
export function deploymentFiles(
  read: (file: string) => string,
  entry: Microfrontend,
  last: Microfrontend,
  count: number,
): Record<string, string> {
  const renamed = (text: string) =>
    text
      .replaceAll(last.folder, entry.folder)
      .replaceAll(String(last.port), String(entry.port))
      .replaceAll(`${environmentPrefix(last.name)}_`, `${environmentPrefix(entry.name)}_`)
      .replaceAll(`${last.name}.example.com`, `${entry.name}.example.com`);
  /** Repeats what a pattern finds, renamed, behind it. */
  const repeat = (file: string, ...patterns: RegExp[]) => {
    const text = patterns.reduce((all, pattern) => {
      if (!pattern.test(all)) throw new Error(`${file} has another form: ${pattern.source}`);
      return all.replace(pattern, found => found + renamed(found));
    }, read(file));
    return [file, text] as const;
  };
  const { folder, name } = last;
  const prefix = environmentPrefix(name);
  return Object.fromEntries([
    repeat(
      'docker-compose.yml',
      new RegExp(` {2}${folder}:\\n[^]*? {2}import-${folder}:\\n(?: {4}.*\\n)+\\n`),
      new RegExp(`^ +(?:import-)?${folder}(?:-copies)?: \\{.*\\n`, 'gm'),
      new RegExp(`^ +${prefix}_URL: .*\\n`, 'm'),
      new RegExp(`^ +${prefix}_INTERNAL_URL: .*\\n`, 'm'),
    ),
    repeat(
      `${BASE}/microfrontends.yaml`,
      new RegExp(`\\n---\\napiVersion: v1\\nkind: Service\\nmetadata: \\{ name: ${folder} \\}[^]*$`),
    ),
    repeat(`${BASE}/jobs.yaml`, new RegExp(` {8}- name: import-${folder}\\n(?: {10}.*\\n)+`)),
    repeat(
      `${BASE}/kustomization.yaml`,
      new RegExp(` {2}- \\{\\n {6}name: ounce-and-block/${folder},\\n[^}]*\\}\\n`),
    ),
    repeat(`${BASE}/networkPolicies.yaml`, new RegExp(`, ${folder}(?=\\])`, 'g')),
    repeat(
      `${BASE}/ingress.yaml`,
      new RegExp(`, ${name}\\.example\\.com(?=\\])`),
      new RegExp(` {4}- host: ${name}\\.example\\.com\\n(?: {6}.*\\n)+`),
    ),
    repeat(`${BASE}/site.env`, new RegExp(`${prefix}_URL=.*\\n`), new RegExp(`${prefix}_INTERNAL_URL=.*\\n`)),
    [OVERLAY, withImport(read(OVERLAY), count)],
  ]);
}

/** The shell's import is the first of the job, so that of the last microfrontend has their number. */
function withImport(text: string, count: number): string {
  const line = new RegExp(`.*/initContainers/${count}/.*\\n`);
  if (!line.test(text)) throw new Error(`${OVERLAY} has another form`);
  return text.replace(line, found => found + found.replace(`/${count}/`, `/${count + 1}/`));
}
