/// <reference lib="dom" />
import { watch } from 'node:fs';
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

/** Run inside a page: reloads it after a build, and shows in it what does not build. */
function overlay() {
  let panel: HTMLElement | undefined;
  const events = new EventSource('/__events');
  events.onmessage = () => location.reload();
  events.addEventListener('problem', ({ data }) => {
    panel?.remove();
    const text = JSON.parse(data);
    if (!text) return;
    panel = document.createElement('pre');
    panel.setAttribute('role', 'alert');
    panel.style.cssText =
      'position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483647;margin:0;padding:16px;' +
      'background:#1d0b0b;color:#ffd9d9;border-top:3px solid #ff5c5c;font:14px/1.5 ui-monospace,monospace;white-space:pre-wrap';
    panel.textContent = `The last change does not build\n\n${text}`;
    document.documentElement.append(panel);
  });
}

/** The script that reloads the page after a build, and shows in it what does not build. */
export const developmentScript = (nonce: string) => `<script nonce="${nonce}">(${overlay})()</script>`;
