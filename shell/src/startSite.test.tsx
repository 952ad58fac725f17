import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { createAuth } from '@site/platform/auth';
import { ada, testConfig } from '@site/platform/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMicrofrontends } from './federation/microfrontends.ts';
import { createServedVersions } from './federation/servedVersions.ts';
import type { PageData } from './pageData.ts';
import { startSite } from './startSite.tsx';

/** jsdom has none of its own. */
class Channel {
  port1 = { onmessage: () => {}, close: () => {} };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage()) };
}

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(globalThis, { MessageChannel: Channel });
  jest.spyOn(console, 'info').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async address => {
    asked.push(String(address));
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => void jest.restoreAllMocks());

it('a shell host that does not answer is asked once for a page, and once more for each try', async () => {
  window.history.replaceState(null, '', '/education');
  const container = document.body.appendChild(document.createElement('div'));
  const servedVersions = createServedVersions({});
  const deps = {
    client: () => new Promise<never>(() => {}),
    notify: () => {},
    config: testConfig,
    auth: createAuth({ user: ada }),
  };
  const microfrontends = createMicrofrontends(servedVersions);
  const data = { config: testConfig, user: ada, microfrontends: {} } as PageData;
  await act(() => startSite({ container, deps, servedVersions, microfrontends, data }));
  await screen.findByText('This section is unavailable right now.');
  expect(questions()).toBe(1);

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('This section is unavailable right now.');
  expect(questions()).toBe(2);
});

const questions = () => asked.filter(address => address === '/microfrontends/education.json').length;
