import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { loadModels, retrievalExamples } from '@site/tutor/models';
import { createRetrieval } from '@site/tutor/retrieval/retrieval';
import { hangs, says, startFakeOpenAi, type Behaviour } from '@site/tutor/testing/fakeOpenAi';
import { send, type Sample } from '../api/requests.ts';
import type { MeasuredServer } from '../api/servers.ts';
import { openTestbed } from '../api/testbed.ts';
import type { Bench, Benchmark } from '../benchmark.ts';
import { tables } from './figures.ts';
import { leaveOneOut } from './leaveOneOut.ts';
import { measureStrangers } from './strangers.ts';

/** Enough that none of them reaches the limit of questions a minute. */
const USERS = 60;
const STREAMED = 40;
const QUESTIONS = 200;
const ASKERS = 4;
const PAUSE_MS = 500;
const QUIET_MS = 30_000;
const DOWN_MS = 60_000;
const ANSWER = 'A stop-loss closes a position at a level chosen in advance [1]. It plans the loss [1].';

type Model = Awaited<ReturnType<typeof startFakeOpenAi>>;

/**
 * `--folder PATH` only measures the models as they are on authors in that folder, see `measureStrangers`; `--groups N` only
 * measures authors, left out in N groups instead of one by one; else:
 * how good the tutor's guardrail and search are, and how long it takes, with the model's endpoint up and down. The
 * model is a fake on this machine, so that only our own part is measured.
 */
export const benchTutor: Benchmark = async ({ onExit, progress, args }) => {
  const options = { folder: { type: 'string' }, groups: { type: 'string' } } as const;
  const { folder, groups } = parseArgs({ args, options }).values;
  if (folder !== undefined) return showStrangers(folder);
  await showEvaluation(onExit, progress, groups === undefined ? undefined : Number(groups));
  if (groups !== undefined) return;
  const testbed = await openTestbed(onExit);
  const model = await startFakeOpenAi();
  onExit(() => model.stop());
  // A gateway that starts prepares the database.
  const gateway = await testbed.startGateway();
  const cookies = (await testbed.createUsers(USERS)).map(({ cookie }) => cookie);
  await showSearch(gateway, cookies);
  const withModel = await testbed.startGateway({ OPENAI_BASE_URL: model.baseURL });
  await showFirstCharacters(model, withModel, cookies);
  await showEndpointDown(model, withModel, cookies);
};

async function showStrangers(folder: string): Promise<void> {
  const measured = await measureStrangers(folder);
  console.log('\nTutor, what each author wrote by the committed models');
  console.log(tables(measured));
}

async function showEvaluation(
  onExit: Bench['onExit'],
  progress: Bench['progress'],
  groups?: number,
): Promise<void> {
  const onAuthors = (authors: readonly string[]) => progress.step('tutor', `without ${authors.join(', ')}`);
  const measured = await leaveOneOut(onExit, onAuthors, groups);
  console.log(`\nTutor, what each author wrote by a tutor that has not learned from that author`);
  console.log(tables(measured));
}

async function showSearch(gateway: MeasuredServer, cookies: string[]): Promise<void> {
  const retrieve = createRetrieval(loadModels().modules);
  const questions = retrievalExamples().slice(0, QUESTIONS);
  const lookups = questions.map(({ question, asked }) => timed(() => retrieve(question, asked)));
  const answers: number[] = [];
  for (const [at, { question: message, asked: level }] of questions.entries()) {
    const started = performance.now();
    await askOnce(gateway, cookies[at % cookies.length]!, { message, level });
    answers.push(performance.now() - started);
  }
  console.log('\nLesson search, milliseconds (aim: p95 50)\nwhat | p50 | p95');
  console.log(row('a lookup', lookups));
  console.log(row('a whole answer over HTTP', answers));
}

async function showFirstCharacters(model: Model, gateway: MeasuredServer, cookies: string[]): Promise<void> {
  let written = 0;
  const notes: Behaviour = (res, body) => {
    written = performance.now();
    return says(ANSWER)(res, body);
  };
  model.behave(notes);
  const delays: number[] = [];
  for (let at = 0; at < STREAMED; at += 1) {
    const shown = await firstCharacters(gateway, cookies[at % cookies.length]!);
    delays.push(shown - written);
  }
  console.log("\nFrom the model's first token to the reader's first characters, milliseconds (aim 300)");
  console.log(`what | p50 | p95\n${row('streamed answers', delays)}`);
}

async function showEndpointDown(model: Model, gateway: MeasuredServer, cookies: string[]): Promise<void> {
  const up = says(ANSWER);
  const before = await latencyFor(model, QUIET_MS, up, gateway, cookies);
  const down = await latencyFor(model, DOWN_MS, hangs, gateway, cookies);
  // The breaker looks again after half a minute, so this is a quiet time only for the other routes.
  const after = await latencyFor(model, QUIET_MS, up, gateway, cookies);
  console.log(
    '\nOther routes while users ask the tutor, milliseconds\nendpoint | p50 | p95 | requests | questions',
  );
  const line = (name: string, { times, asked }: Awaited<ReturnType<typeof latencyFor>>) =>
    console.log(`${row(name, times)} | ${times.length} | ${asked}`);
  line('up', before);
  line('hangs for a minute', down);
  line('up again', after);
}

/** How long the services take, as REST and GraphQL, while users ask the tutor. */
async function latencyFor(
  model: Model,
  ms: number,
  behaviour: Behaviour,
  gateway: MeasuredServer,
  cookies: string[],
) {
  model.behave(behaviour);
  const end = performance.now() + ms;
  let asked = 0;
  const asker = async () => {
    while (performance.now() < end) {
      await askOnce(gateway, cookies[(asked += 1) % cookies.length]!, {
        message: 'What is a stop-loss?',
        level: 'beginner',
      });
      await wait(PAUSE_MS);
    }
  };
  const asking = Promise.all(Array.from({ length: ASKERS }, asker));
  const body = JSON.stringify({ query: '{ services { title } currentUser { id } }' });
  const headers = { 'content-type': 'application/json', cookie: cookies[0]! };
  const samples: Sample[] = [
    { url: `${gateway.url}/api/services`, method: 'GET' },
    { url: `${gateway.url}/graphql`, method: 'POST', headers, body },
  ];
  const times: number[] = [];
  for (let at = 0; performance.now() < end; at += 1) {
    const started = performance.now();
    await send(samples[at % samples.length]!);
    times.push(performance.now() - started);
    await wait(10);
  }
  await asking;
  return { times, asked };
}

async function askOnce({ url }: MeasuredServer, cookie: string, question: object): Promise<void> {
  const headers = { 'content-type': 'application/json', cookie };
  const body = JSON.stringify(question);
  const { status, body: answer } = await send({ url: `${url}/api/ai-chat`, method: 'POST', headers, body });
  if (status !== 200) throw new Error(`The tutor answered ${status}: ${answer}`);
}

/** @returns when the first piece of a streamed answer was there. */
async function firstCharacters({ url }: MeasuredServer, cookie: string): Promise<number> {
  const response = await fetch(`${url}/api/ai-chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', cookie },
    body: JSON.stringify({ message: 'What is a stop-loss?', level: 'beginner' }),
  });
  const pieces = response.body!.pipeThrough(new TextDecoderStream());
  let seen = '';
  let at = Number.NaN;
  for await (const piece of pieces) {
    seen += piece;
    if (Number.isNaN(at) && seen.includes('event: delta')) at = performance.now();
  }
  return at;
}

function timed(work: () => unknown): number {
  const started = performance.now();
  work();
  return performance.now() - started;
}

function row(name: string, times: number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(1);
  return [name, at(0.5), at(0.95)].join(' | ');
}
