import path from 'node:path';
import { runTool } from '../checks/tool.ts';
import type { Bench } from './part.ts';

const DEADLINE_MS = 10 * 60_000;

/** What the gateway's requests cost, beside bare servers and a bare database. It brings what it needs. */
export async function benchGateway({ settings, progress, signal }: Bench): Promise<number> {
  const { root, inherited: env } = settings;
  const args = ['--disable-warning=ExperimentalWarning', '--import', './src/testing/child.ts'];
  const onLine = (line: string) => progress.say(line);
  const cwd = path.join(root, 'gateway');
  const tool = { args: [...args, 'src/bench/main.ts'], cwd, env, deadlineMs: DEADLINE_MS, onLine };
  return (await runTool(tool, signal)).code ?? 1;
}
