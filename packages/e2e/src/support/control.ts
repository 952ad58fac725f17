import { expect } from '@playwright/test';

const { CONTROL_URL } = process.env;

/** Whether the site runs under the test command, which can stop and start its processes for real. */
export const controlled = Boolean(CONTROL_URL);

/** Asks the test command to stop or start one process of the running site ("education", "gateway", …), or all of it. */
export async function control(action: 'stop' | 'start' | 'restart', name: string) {
  const answer = await fetch(`${CONTROL_URL}/${action}/${name}`, { method: 'POST' });
  expect(answer.status, await answer.text()).toBe(200);
}
