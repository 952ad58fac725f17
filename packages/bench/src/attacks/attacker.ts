import { parentPort, workerData } from 'node:worker_threads';
import { attacksOn, type AttackName } from './attacksOn.ts';
import { ordinaryRequest, send } from './graphqlRequests.ts';

// A thread that attacks, so that making the requests costs the visitor no time.

/** What the thread is started with. */
export interface AttackerData {
  url: string;
  cookie: string;
  name: AttackName;
}

const { url, cookie, name } = workerData as AttackerData;
const { count, act } = attacksOn(url, cookie)[name];
const acts = { attack: act, ordinary: () => send(url, ordinaryRequest, cookie) };

parentPort!.on('message', async (which: keyof typeof acts) => {
  // A refusal may close the connection.
  await Promise.all(Array.from({ length: count }, () => acts[which]().catch(() => {})));
  parentPort!.postMessage('done');
});
