import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { signalGroup } from '../process/pidFile.ts';

/** A program of the tool chain, run by this Node. */
export interface Tool {
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  deadlineMs: number;
  /** Sees every line of output as it comes. */
  onLine?: (line: string) => void;
}

/** How it ended; `code` is null when it was ended by a signal or took too long. */
export interface ToolResult {
  code: number | null;
  output: string;
}

/** Runs a tool and collects what it prints; an aborted signal ends it with all that it started. */
export async function runTool(tool: Tool, signal: AbortSignal): Promise<ToolResult> {
  const child = spawn(process.execPath, tool.args, {
    cwd: tool.cwd,
    env: tool.env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', line => {
      lines.push(line);
      tool.onLine?.(line);
    });
  }
  const end = AbortSignal.any([signal, AbortSignal.timeout(tool.deadlineMs)]);
  const kill = () => signalGroup(child.pid, 'SIGKILL');
  end.addEventListener('abort', kill, { once: true });
  const code = await new Promise<number | null>(resolve => child.on('close', resolve));
  end.removeEventListener('abort', kill);
  if (end.aborted && !signal.aborted) lines.push(`Not finished after ${tool.deadlineMs / 1000} seconds.`);
  return { code, output: lines.join('\n') };
}
