import path from 'node:path';
import { runTool } from '../checks/tool.ts';
import type { Bench, BenchPart } from './part.ts';

const DEADLINE_MS = 10 * 60_000;

/** What the gateway's requests cost, beside bare servers and a bare database. It brings what it needs. */
export const benchGateway: BenchPart = bench => runInGateway('gateway', bench);

/** How good the tutor's answers are by the sets of questions, and how long they take. It brings what it needs. */
export const benchTutor: BenchPart = bench => runInGateway('tutor', bench);

async function runInGateway(name: string, { settings, progress, signal }: Bench): Promise<number> {
  const { root, inherited: env } = settings;
  const args = ['--disable-warning=ExperimentalWarning', '--import', './src/testing/child.ts'];
  const onLine = (line: string) => progress.print(line);
  const cwd = path.join(root, 'gateway');
  const tool = { args: [...args, `src/bench/${name}.ts`], cwd, env, deadlineMs: DEADLINE_MS, onLine };
  return (await runTool(tool, signal)).code ?? 1;
}
