import '@site/media/files/fonts/fonts.css';
import '@site/ui/global.css';

// zod compiles its rules with `new Function`, which the page's Content-Security-Policy forbids and reports. The global
// setting is read by every bundle's zod before its first rule.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
void startInTasks().catch(sayItFailed);

/**
 * Evaluates the large libraries and then the site, each in a task of its own after that of the federation runtime. All
 * are in this file's chunk already: on a slow phone one task for all took 180 ms, in which no input was answered.
 */
async function startInTasks() {
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ '@site/platform');
  await nextTask();
  const { start } = await import(/* webpackMode: "eager" */ './bootstrap.ts');
  await nextTask();
  await start();
}

/** Gives the main thread back. Not by a timer: the page has to start also where the clock stands still. */
function nextTask() {
  return new Promise<void>(resolve => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** Without any of the site's own parts: one of them may be what threw. The error stays unhandled, which reports it. */
function sayItFailed(error: unknown): never {
  const message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.textContent = 'Please reload this page: it did not start.';
  document.body.prepend(message);
  throw error;
}
