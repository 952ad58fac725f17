import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useNavigate } from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { ada } from '@site/platform/testing';
import { useEffect } from 'react';
import { MemoryRouter, type NavigateFunction } from 'react-router-dom';
import { PageArea } from './PageArea.tsx';

const JsdomResizeObserver = globalThis.ResizeObserver;
let resized = () => {};

beforeEach(() => {
  jest.useFakeTimers();
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

let navigate: NavigateFunction;
function Navigation() {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
  });
  return null;
}
const auth = createAuth({ user: ada });
const load = (path: string) =>
  render(
    <MemoryRouter initialEntries={[path]}>
      <Navigation />
      <PageArea auth={auth}>Text</PageArea>
    </MemoryRouter>,
  );
const go = (to: string | number) => act(() => navigate(to as string));
const minHeight = () => screen.getByRole('main').style.minHeight;

function grow(height: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  act(() => resized());
}

it('gives a page that is loaded again the height it had, until it had time to load', () => {
  const { unmount } = load('/services');
  grow(2400);
  unmount();
  load('/services');
  expect(minHeight()).toBe('max(100vh, 2400px)');
  act(() => jest.runAllTimers());
  expect(minHeight()).toBe('');
});

it('gives each entry of the history its own height, and a new one none', () => {
  load('/education');
  grow(2000);
  go('?module=1');
  expect(minHeight()).toBe('max(100vh, 0px)');
  grow(6000);
  go('/about');
  grow(1200);
  go('/education');
  expect(minHeight()).toBe('max(100vh, 0px)');
  grow(2000);
  go(-2);
  expect(minHeight()).toBe('max(100vh, 6000px)');
  go(-1);
  expect(minHeight()).toBe('max(100vh, 2000px)');
});
