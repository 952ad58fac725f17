// Preloaded into a server under test: tells its parent, when asked, what it holds after a garbage collection.
import { existsSync, readdirSync } from 'node:fs';

const DESCRIPTORS = '/proc/self/fd';
const listenersOf = ({ eventNames, listenerCount }: NodeJS.EventEmitter) =>
  eventNames.call(process).reduce((sum, name) => sum + listenerCount.call(process, name), 0);

process.on('message', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({
    megabytes: (heapUsed + external) / 2 ** 20,
    descriptors: existsSync(DESCRIPTORS) ? readdirSync(DESCRIPTORS).length : 0,
    listeners: listenersOf(process),
  });
});
process.channel?.unref();
// A test that is ended closes nothing.
process.once('disconnect', () => process.exit());
