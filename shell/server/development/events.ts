import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PROBLEMS_FILE } from '@site/federation/build/manifest';
import type { RequestHandler } from 'express';

/** A build replaces several files: they make one event. */
const SETTLE_MS = 50;

/**
 * Server-sent events for open pages: a message when they have to be loaded again, because the registry or the shell's
 * build has changed, and the event `problem` with what does not build at present (a text in JSON, empty for nothing).
 */
export function developmentEvents(buildsDir: string): RequestHandler {
  const listeners = new Set<(event: string) => void>();
  const settling = new Map<string, NodeJS.Timeout>();
  const tellSoon = (what: string, event: () => Promise<string>) => {
    clearTimeout(settling.get(what));
    const tell = async () => {
      const text = await event();
      for (const listener of listeners) listener(text);
    };
    settling.set(
      what,
      setTimeout(() => void tell(), SETTLE_MS),
    );
  };
  const problem = async () => {
    const text = await readFile(path.join(buildsDir, PROBLEMS_FILE), 'utf8').catch(() => '');
    return `event: problem\ndata: ${JSON.stringify(text)}\n\n`;
  };
  const watcher = watch(buildsDir, (_event, file) => {
    if (file === 'registry.json') tellSoon('reload', async () => 'data: reload\n\n');
    if (file === PROBLEMS_FILE) tellSoon('problem', problem);
  });
  watcher.unref();

  return async (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(await problem());
    const tell = (event: string) => response.write(event);
    listeners.add(tell);
    response.on('close', () => listeners.delete(tell));
  };
}
