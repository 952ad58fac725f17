import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createAuth } from '@site/platform/auth';
import { ada } from '@site/platform/testing';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageArea } from './PageArea.tsx';

const JsdomResizeObserver = globalThis.ResizeObserver;
let resized = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  globalThis.ResizeObserver = class extends JsdomResizeObserver {
    constructor(callback: ResizeObserverCallback) {
      super(callback);
      resized = () => callback([], this);
    }
  };
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.ResizeObserver = JsdomResizeObserver;
  sessionStorage.clear();
});

const auth = createAuth({ user: ada });
let router: ReturnType<typeof createMemoryRouter>;
function load(path: string) {
  const element = <PageArea auth={auth}>Text</PageArea>;
  router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] });
  return render(<RouterProvider router={router} />);
}
const go = (to: string | number) =>
  act(async () => {
    await router.navigate(to as string);
    await jest.advanceTimersByTimeAsync(100);
  });
const minHeight = () => screen.getByRole('main').style.minHeight;

function grow(height: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  act(() => resized());
}

it('gives a page that is loaded again the height it had, until it had time to load', () => {
  const at = '/education?tool=position-size&equity=20000';
  const { unmount } = load(at);
  grow(2400);
  unmount();
  load(at);
  expect(minHeight()).toBe('max(100vh - 64px, 2400px)');
  expect(JSON.stringify(sessionStorage)).not.toMatch(/education|20000/);
  act(() => jest.runAllTimers());
  expect(minHeight()).toBe('');
});

it('gives each entry of the history its own height, and a new one none', async () => {
  load('/education');
  grow(2000);
  await go('?module=1');
  expect(minHeight()).toBe('max(100vh - 64px, 0px)');
  grow(6000);
  await go('/about');
  grow(1200);
  await go('/education');
  expect(minHeight()).toBe('max(100vh - 64px, 0px)');
  grow(2000);
  await go(-2);
  expect(minHeight()).toBe('max(100vh - 64px, 6000px)');
  await go(-1);
  expect(minHeight()).toBe('max(100vh - 64px, 2000px)');
});
