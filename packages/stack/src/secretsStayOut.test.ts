import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(import.meta.dirname, '../../..');
const secrets = [
  ...[
    '.env',
    '.env.local',
    '.env.production',
    'gateway/.env',
    'shell/.env.local',
    '.npmrc',
    'gateway/.npmrc',
  ],
  ...['docker-compose.override.yml', 'ounce-2026-11-21.dump', 'consultations.csv', 'gateway/signups.csv'],
  ...[
    'releases.tgz',
    'server.pem',
    'packages/stack/server.key',
    'ca.key',
    'tls/gateway/tls.key',
    'tls/gateway/tls.crt',
  ],
];

test.each(secrets)('%s gets into no commit', file => {
  if (existsSync(path.join(root, '.git')))
    expect(execFileSync('git', ['check-ignore', file], { cwd: root, encoding: 'utf8' }).trim()).toBe(file);
});
