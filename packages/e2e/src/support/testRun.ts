import type { TestRun } from '@site/stack/checks/siteUnderTest';
import { createProgress } from '@site/stack/command/progress';
import { readSettings } from '@site/stack/env/site';
import { testEnvironment } from '@site/stack/env/test';

/** What starts a site in a fixture: `await using run = openTestRun()`. Disposal ends what was started, the last first. */
export function openTestRun(): TestRun & AsyncDisposable {
  const ending = new AsyncDisposableStack();
  return {
    settings: readSettings(testEnvironment()),
    progress: createProgress(),
    onExit: task => ending.defer(() => task(0)),
    [Symbol.asyncDispose]: () => ending.disposeAsync(),
  };
}
