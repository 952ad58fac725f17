import { z } from 'zod';
import type { Registry } from './registry.ts';

/**
 * One change of the registry. `from` and `to` name the documents before and after by their etag, so that the lines
 * form a chain: a line whose document never came to be (its writer died first) is no link of it.
 */
export const changeSchema = z.strictObject({
  at: z.iso.datetime(),
  from: z.string().nullable(),
  to: z.string(),
  /** The version in front of the visitors, by microfrontend. */
  defaults: z.record(z.string(), z.string()),
});

export type Change = z.infer<typeof changeSchema>;

/** The default version of every microfrontend. */
export const defaultsOf = ({ microFrontends }: Registry): Record<string, string> =>
  Object.fromEntries(
    Object.entries(microFrontends).flatMap(([name, releases]) => {
      const standing = releases.find(({ deployment }) => deployment.default);
      return standing ? [[name, standing.metadata.version]] : [];
    }),
  );

/**
 * The changes that led to the document that `etag` names, oldest first.
 * @param lines every line ever written, in the order of writing
 */
export function chainTo(etag: string | null, lines: readonly Change[]): Change[] {
  const chain: Change[] = [];
  let wanted = etag;
  for (const line of lines.toReversed()) {
    if (line.to !== wanted) continue;
    chain.unshift(line);
    wanted = line.from;
  }
  return chain;
}

/**
 * The version to go back to: what stood in front before the present one was put there. Going back twice goes back
 * two releases, not to and fro.
 */
export function previousDefault(name: string, chain: readonly Change[]): string | undefined {
  const stack: string[] = [];
  for (const { defaults } of chain) {
    const version = defaults[name];
    if (version === undefined || version === stack.at(-1)) continue;
    const known = stack.indexOf(version);
    if (known >= 0) stack.length = known + 1;
    else stack.push(version);
  }
  return stack.at(-2);
}
