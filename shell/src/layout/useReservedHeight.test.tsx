import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createAuth } from '@site/platform/auth';
import { ada } from '@site/platform/testing';
import { useRef } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { PageArea } from './PageArea.tsx';
import { useReservedHeight } from './useReservedHeight.ts';

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

function Page({ name }: { name: string }) {
  const main = useRef<HTMLElement>(null);
  useReservedHeight(main, name);
  return <main ref={main} />;
}

const minHeight = () => screen.getByRole('main').style.minHeight;

function grow(height: number) {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(height);
  act(() => resized());
}

it('gives a page that is opened again the height it had, until it had time to load', () => {
  const { unmount } = render(<Page name="/services" />);
  grow(2400);
  unmount();
  render(<Page name="/services" />);
  expect(minHeight()).toBe('max(100vh, 2400px)');
  act(() => jest.runAllTimers());
  expect(minHeight()).toBe('');
});

it('keeps the heights of two pages apart', () => {
  const { rerender } = render(<Page name="/services" />);
  grow(2400);
  rerender(<Page name="/about" />);
  expect(minHeight()).toBe('max(100vh, 0px)');
  grow(1200);
  rerender(<Page name="/services" />);
  expect(minHeight()).toBe('max(100vh, 2400px)');
});

it('keeps the addresses of one page apart: a lesson is longer than the list that led to it', async () => {
  const element = <PageArea auth={createAuth({ user: ada })}>{null}</PageArea>;
  const router = createMemoryRouter([{ path: '/education', element }], { initialEntries: ['/education'] });
  render(<RouterProvider router={router} />);
  grow(1200);
  await act(() => router.navigate('/education?level=beginner&module=1'));
  grow(9000);
  await act(() => router.navigate(-1));
  expect(minHeight()).toBe('max(100vh, 1200px)');
});
