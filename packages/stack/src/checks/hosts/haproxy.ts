import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Debian has it where users have no path. */
const PLACES = ['haproxy', '/usr/sbin/haproxy', '/usr/local/sbin/haproxy'];

/** @returns the program, or undefined where it is not installed */
export const findHaproxy = (): string | undefined =>
  PLACES.find(program => spawnSync(program, ['-v']).status === 0);

export interface Balancer {
  /** Its own port. */
  port: number;
  /** Ports of the hosts that requests are shared out among. */
  targets: number[];
  /** A folder for its configuration. */
  dir: string;
}

/** Starts HAProxy in front of shell hosts, set up as docs/deploy.md says. */
export function startHaproxy(program: string, { port, targets, dir }: Balancer): ChildProcess {
  const file = path.join(dir, 'haproxy.cfg');
  writeFileSync(file, configuration(port, targets));
  return spawn(program, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'inherit'] });
}

// A request whose host is gone before it answers is sent to another one; one that may have changed something is not.
const configuration = (port: number, targets: number[]) => `
defaults
  mode http
  timeout connect 1s
  timeout client 30s
  timeout server 30s
  timeout http-keep-alive 30s
  option forwardfor
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  default-server check inter 500ms fall 2 rise 1

frontend site
  bind 127.0.0.1:${port}
  default_backend shells

backend shells
  balance roundrobin
  option httpchk
  http-check send meth GET uri /health/ready ver HTTP/1.1 hdr Host shell
  http-request disable-l7-retry unless METH_GET
${targets.map((target, at) => `  server shell-${at + 1} 127.0.0.1:${target}`).join('\n')}
`;
