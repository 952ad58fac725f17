import { readFileSync } from 'node:fs';
import path from 'node:path';

/** `OPERATION the rest of its line`, as a Dockerfile has it. */
export interface Instruction {
  operation: string;
  text: string;
}

export interface Stage {
  from: string;
  name: string | undefined;
  instructions: Instruction[];
}

/** What an image says of how to run it. */
export interface ImageSettings {
  env: Record<string, string>;
  command: string[];
  healthcheck: string[];
  user: string | undefined;
}

/** Reads the stages of a Dockerfile, in order; the last one is the image. */
export function readDockerfile(root: string, file: string): Stage[] {
  const text = readFileSync(path.join(root, file), 'utf8').replace(/^#.*\n/gm, '');
  const lines = text.replace(/\\\n\s*/g, '').split('\n');
  const stages: Stage[] = [];
  for (const line of lines.filter(Boolean)) {
    const [, operation = '', rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (operation === 'FROM') {
      const [from = '', , name] = rest.split(' ');
      stages.push({ from, name, instructions: [] });
    } else stages.at(-1)?.instructions.push({ operation, text: rest });
  }
  return stages;
}

/** @throws {Error} when there is no such stage */
export function stageNamed(stages: Stage[], name: string): Stage {
  const stage = stages.find(one => one.name === name);
  if (!stage) throw new Error(`there is no stage ${name}`);
  return stage;
}

/** Reads what the last stage sets. */
export function settingsOf(stages: Stage[]): ImageSettings {
  const all = (operation: string) =>
    (stages.at(-1)?.instructions ?? []).filter(one => one.operation === operation).map(({ text }) => text);
  const json = (text = '[]') => JSON.parse(text) as string[];
  const pairs = all('ENV').flatMap(text => text.split(' ').map(pair => pair.split('=') as [string, string]));
  return {
    env: Object.fromEntries(pairs),
    command: json(all('CMD')[0]),
    healthcheck: json(/CMD (\[.*)$/.exec(all('HEALTHCHECK')[0] ?? '')?.[1]),
    user: all('USER').at(-1),
  };
}
