import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
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
