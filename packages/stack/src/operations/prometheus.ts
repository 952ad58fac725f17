import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** @returns whether Prometheus and its tool are installed (Debian: `prometheus`) */
export const hasPrometheus = () =>
  ['prometheus', 'promtool'].every(program => spawnSync(program, ['--version']).status === 0);

/** Runs promtool in the folder of the rules. @throws {Error} with what it says */
export function runPromtool(rulesDir: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync('promtool', args, { cwd: rulesDir, encoding: 'utf8' });
  if (status !== 0) throw new Error(`promtool ${args.join(' ')}:\n${stdout}${stderr}`);
}

export interface PrometheusOptions {
  /** Where the rules of the project are. */
  rulesDir: string;
  /** A folder for its data. */
  dir: string;
  port: number;
  /** The shell host's metrics: host and port. */
  target: string;
}

/** Starts Prometheus with the project's rules, in a hurry: it asks every second, and no alert waits. */
export function startPrometheus({ rulesDir, dir, port, target }: PrometheusOptions): ChildProcess {
  mkdirSync(dir, { recursive: true });
  const rules = readFileSync(path.join(rulesDir, 'rules.yml'), 'utf8');
  writeFileSync(path.join(dir, 'rules.yml'), rules.replace(/^ *for: .*\n/gm, ''));
  const file = path.join(dir, 'prometheus.yml');
  writeFileSync(
    file,
    `
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: [rules.yml]
scrape_configs: [{ job_name: shell, static_configs: [{ targets: ['${target}'] }] }]
`,
  );
  const args = [
    `--config.file=${file}`,
    `--storage.tsdb.path=${path.join(dir, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=error',
  ];
  return spawn('prometheus', args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** An alert that fires, by its labels. */
export type Alert = Record<string, string>;

/** The alerts that fire now. */
export async function firingAlerts(port: number): Promise<Alert[]> {
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/alerts`);
  const { data } = (await response.json()) as { data: { alerts: { labels: Alert; state: string }[] } };
  return data.alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels);
}
