import type { Page } from 'playwright-core';

/**
 * Records every error that a page throws from now on, also those that somebody catches: the shell catches what a
 * microfrontend throws, and passes on a message without its place.
 * @returns their stacks, in the order in which they were thrown
 */
export async function recordThrownErrors(page: Page): Promise<string[]> {
  const stacks: string[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.paused', ({ data }) => {
    const { description } = (data ?? {}) as { description?: unknown };
    if (typeof description === 'string') stacks.push(description);
    // The page may have been closed meanwhile.
    session.send('Debugger.resume').catch(() => {});
  });
  await session.send('Debugger.enable');
  await session.send('Debugger.setPauseOnExceptions', { state: 'all' });
  return stacks;
}
