import { watch } from 'node:fs';
import type { RequestHandler } from 'express';

/** A build replaces several files: they make one reload. */
const SETTLE_MS = 50;

/** For development: reloads open pages when the registry or the shell's build has changed. */
export function reloadOnPublish(releasesDir: string): RequestHandler {
  const listeners = new Set<() => void>();
  let settling: NodeJS.Timeout | undefined;
  const watcher = watch(releasesDir, (_event, file) => {
    if (file !== 'registry.json' && file !== 'shell.json') return;
    clearTimeout(settling);
    settling = setTimeout(() => listeners.forEach(tell => tell()), SETTLE_MS);
  });
  watcher.unref();

  return (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(': open\n\n');
    const tell = () => response.write('data: reload\n\n');
    listeners.add(tell);
    response.on('close', () => listeners.delete(tell));
  };
}
