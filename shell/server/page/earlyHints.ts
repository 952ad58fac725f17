import type { Request, Response } from 'express';
import type { Env } from '../env.ts';
import type { ShellVersion } from '../registry/shellVersion.ts';

/**
 * Names the shell's files (103 Early Hints) before the registry and the microfrontends' hosts have been asked.
 * Browsers take hints over HTTP/2 and later only, which ends at a proxy in front of this host; some clients of plain
 * HTTP/1.1 take them for the answer. So they go to navigations that came through a trusted proxy, which drops or
 * passes them on.
 */
export function hintShell(
  request: Request,
  response: Response,
  env: Pick<Env, 'trustProxy'>,
  shell: ShellVersion,
) {
  if (env.trustProxy === 0 || request.get('sec-fetch-mode') !== 'navigate') return;
  const { base, manifest } = shell;
  const scripts = manifest.preload.map(
    file => `<${base}${file}>; rel=modulepreload; crossorigin; integrity="${manifest.integrity[file]}"`,
  );
  const fonts = firstFonts(shell).map(
    url => `<${url}>; rel=preload; as=font; type="font/woff2"; crossorigin`,
  );
  response.writeEarlyHints({ link: [...scripts, ...fonts] });
}

/** The two faces of the first screen; without a preload they would wait for the style sheet's first use of them. */
export const firstFonts = ({ base, manifest }: ShellVersion) =>
  Object.keys(manifest.integrity)
    .filter(file => /^(?:fraunces|instrument-sans)\..*woff2$/.test(file))
    .map(file => base + file);
