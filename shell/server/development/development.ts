import { readFileSync, watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROBLEMS_FILE } from '@site/federation/build/manifest';
import type { RequestHandler } from 'express';

/**
 * Server-sent events for open pages: a message when they have to be loaded again, because the registry or the shell's
 * build has changed, and the event `problem` with what does not build at present (a text in JSON, empty for nothing).
 */
export function developmentEvents(buildsDir: string): RequestHandler {
  const listeners = new Set<(event: string) => void>();
  const tell = (event: string) => {
    for (const listener of listeners) listener(event);
  };
  const problem = async () => {
    const text = await readFile(path.join(buildsDir, PROBLEMS_FILE), 'utf8').catch(() => '');
    return `event: problem\ndata: ${JSON.stringify(text)}\n\n`;
  };
  const watcher = watch(buildsDir, (_event, file) => {
    if (file === 'registry.json') tell('data: reload\n\n');
    if (file === PROBLEMS_FILE) void problem().then(tell);
  });
  watcher.unref();

  return async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(await problem());
    const listener = (event: string) => response.write(event);
    listeners.add(listener);
    response.on('close', () => listeners.delete(listener));
  };
}

const overlay = readFileSync(new URL('./overlay.js', import.meta.url), 'utf8');

/** The script that reloads the page after a build, and shows in it what does not build. */
export const developmentScript = (nonce: string): string => `<script nonce="${nonce}">${overlay}</script>`;
