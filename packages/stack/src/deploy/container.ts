import { spawn, type ChildProcess } from 'node:child_process';
import type { Service } from './compose.ts';
import type { Image } from './image.ts';

/** A service as a process of this machine. */
export interface Container {
  process: ChildProcess;
  /** Its exit code; null when a signal ended it. */
  ended: Promise<number | null>;
  /** What it printed until now. */
  output: () => string;
  /** Runs the health check of the image once. */
  healthy: () => Promise<boolean>;
}

/** What differs between a container and a process here. */
export interface Surroundings {
  /** Puts paths and addresses of this machine in the place of those inside of containers. */
  replace: (text: string) => string;
  /** Settings that only this machine needs, such as ports of its own. */
  settings: Record<string, string>;
  /** The folders of its volumes: all that it may write to. */
  writable: string[];
}

/** Starts the command of a service with its settings, and with a file system that it can only read. */
export function run(image: Image, service: Service, surroundings: Surroundings): Container {
  const { replace, settings, writable } = surroundings;
  const given = Object.entries({ ...image.env, ...service.environment });
  const env = {
    PATH: process.env['PATH'],
    ...Object.fromEntries(given.map(([name, value]) => [name, replace(value)])),
    ...settings,
  };
  const readOnly = [
    '--permission',
    '--allow-child-process',
    '--allow-fs-read=*',
    ...writable.map(folder => `--allow-fs-write=${folder}/*`),
  ];
  const start = ([node, ...args]: string[], flags: string[] = []) => {
    if (node !== 'node') throw new Error(`images run node, not ${node}`);
    return spawn(process.execPath, [...flags, ...args], { cwd: image.dir, env });
  };
  const child = start(service.command ?? image.command, readOnly);
  const printed: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => printed.push(String(text)));
  return {
    process: child,
    ended: endOf(child),
    output: () => printed.join(''),
    healthy: async () => (await endOf(start(image.healthcheck))) === 0,
  };
}

const endOf = (child: ChildProcess) => new Promise<number | null>(resolve => child.on('close', resolve));
