import { parentPort, workerData } from 'node:worker_threads';
import { leaveOut } from './leftOut.ts';

parentPort!.postMessage(await leaveOut(workerData as readonly string[]));
