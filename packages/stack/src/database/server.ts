// The embedded PostgreSQL as one process of the site: node server.ts '{ "binary", "cluster", "port", … }'.
// It turns SIGTERM and the end of the supervisor's channel into a fast shutdown (SIGINT) of PostgreSQL.
import { spawn } from 'node:child_process';
import { z } from 'zod';
import { stopOrphan } from './postmaster.ts';

const Options = z.object({
  binary: z.string(),
  cluster: z.string(),
  port: z.number(),
  flags: z.array(z.string()),
  owner: z.object({ uid: z.number(), gid: z.number() }).optional(),
});

const { binary, cluster, port, flags, owner } = Options.parse(JSON.parse(process.argv[2] ?? ''));
// A statement that fails is not logged with its values, which are what somebody typed.
const quiet = [
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
  'log_parameter_max_length_on_error=0',
];
const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', ...quiet, ...flags];
// A restart may come before the killed server has ended, or while one that was not killed goes on.
await stopOrphan(cluster);
const child = spawn(binary, ['-D', cluster, '-p', String(port), ...settings.flatMap(one => ['-c', one])], {
  cwd: '/',
  env: { LC_ALL: 'C' },
  stdio: 'inherit',
  ...owner,
});

let stopping = false;
for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.on(signal, () => {
    stopping = true;
    child.kill('SIGINT');
  });
}
child.on('error', error => {
  console.error(`PostgreSQL could not be run: ${error.message}`);
  process.exit(1);
});
child.on('exit', code => process.exit(stopping ? 0 : (code ?? 1)));
