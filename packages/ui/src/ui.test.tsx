import { describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { Alert, Avatar, Button, Lazy, usePending, WhenNear } from './index.ts';

it('does not submit a form by a Button without a type', async () => {
  const onSubmit = jest.fn();
  render(
    <form onSubmit={onSubmit}>
      <Button>Open</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

it('announces errors at once, successes politely and information not at all', () => {
  render(
    <>
      <Alert tone="danger" title="Error" />
      <Alert tone="success" title="Success" />
      <Alert title="Information" />
      <Alert tone="danger" title="In a toast already" announced={false} />
    </>,
  );
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Error');
  expect(screen.getByRole('status')).toHaveTextContent('Success');
});

it('shows a person’s picture from any host, and the monogram in place of one that does not load', () => {
  const picture = () => document.querySelector('img');
  const { rerender } = render(<Avatar src="https://pictures.example/ada.png" name="Ada" />);
  expect(picture()).toHaveAttribute('src', 'https://pictures.example/ada.png');
  fireEvent.error(picture()!);
  expect(picture()).toBeNull();
  expect(screen.getByText('A')).toBeVisible();
  rerender(<Avatar src="https://pictures.example/new.png" name="Ada" />);
  expect(picture()).toHaveAttribute('src', 'https://pictures.example/new.png');
  rerender(<Avatar src={null} name="Ada" />);
  expect(screen.getByText('A')).toBeVisible();
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>caught</p> : this.props.children);
}

it('throws a failed dynamic import to the error boundary', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const load = () => Promise.reject(new Error('chunk'));
  await act(async () => {
    render(
      <Boundary>
        <Lazy load={load}>{() => 'loaded'}</Lazy>
      </Boundary>,
    );
  });
  expect(screen.getByText('caught')).toBeInTheDocument();
});

it('watches no place of a page that was left', () => {
  const disconnect = jest.fn();
  window.IntersectionObserver = class {
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  render(<WhenNear waiting="waiting">loaded</WhenNear>).unmount();
  expect(disconnect).toHaveBeenCalled();
});

describe('an action that runs once at a time', () => {
  const call = Object.assign(new Error('503: Down'), { name: 'ApiError' });
  const fault = new TypeError('of ours');
  const throwing = (error: Error) => () => {
    throw error;
  };

  it.each([
    ['rejects with a failed call', () => Promise.reject(call), call, undefined],
    [
      'rejects with a call that was given up',
      () => Promise.reject(new DOMException('', 'AbortError')),
      {},
      undefined,
    ],
    ['rejects with a fault of ours', () => Promise.reject(fault), fault, fault],
    ['throws a failed call at once', throwing(call), call, undefined],
    ['throws a fault of ours at once', throwing(fault), fault, fault],
  ])('can run again when it %s', async (_what, action, failure, thrownOn) => {
    const { result } = renderHook(() => usePending(action));
    for (const _press of [1, 2])
      expect(await act(() => result.current.run().catch((error: unknown) => error))).toBe(thrownOn);
    expect(result.current).toMatchObject({ pending: false, failure });
  });
});

describe('a part of the page that failed to load', () => {
  const down = Object.assign(new Error('503: Down'), { name: 'ApiError' });
  async function open(error = down) {
    const attempts: { resolve(text: string): void; reject(error: Error): void }[] = [];
    const load = () =>
      new Promise<string>((resolve, reject) => {
        attempts.push({ resolve, reject });
      });
    render(
      <section>
        <h2>Around it</h2>
        <Lazy what="The part" load={load} waiting="loading">
          {text => text}
        </Lazy>
      </section>,
    );
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => attempts[0]!.reject(error));
    return attempts;
  }
  const button = () => screen.getByRole('button', { name: 'Try again' });

  it('says that it tries again, once at a time, and hands the focus on', async () => {
    const attempts = await open();
    expect(screen.getByText('503: Down')).toBeVisible();
    await userEvent.dblClick(button());
    expect(screen.getByText('Trying again...')).toBeVisible();
    expect(attempts).toHaveLength(2);
    await act(async () => attempts[1]!.reject(down));
    expect(screen.getByText('Trying again...')).toBeVisible();
    expect(await screen.findByText('503: Down')).toBeVisible();
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    await act(async () => attempts[2]!.resolve('loaded'));
    expect(screen.getByText('loaded')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Around it' })).toHaveFocus();
  });

  it.each([
    ['the server sent no reason', '', 'ApiError', 'The server gave no reason. Please try again.'],
    ['a file did not come', 'chunk', 'ChunkLoadError', 'We could not reach the server.'],
  ])('says so where %s', async (_what, message, name, text) => {
    await open(Object.assign(new Error(message), { name }));
    expect(screen.getByText(text)).toBeVisible();
  });

  it('is drawn with what the page knows now, not when it was loaded', async () => {
    const load = async () => 'Hello';
    const { rerender } = render(<Lazy load={load}>{text => `${text}, visitor`}</Lazy>);
    expect(await screen.findByText('Hello, visitor')).toBeVisible();
    rerender(<Lazy load={load}>{text => `${text}, Ada`}</Lazy>);
    expect(screen.getByText('Hello, Ada')).toBeVisible();
  });

  it('tries again when the browser is online again, and leaves the focus where it is', async () => {
    const attempts = await open();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await act(async () => attempts[1]!.resolve('loaded'));
    expect(screen.getByText('loaded')).toBeVisible();
    expect(document.body).toHaveFocus();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(attempts).toHaveLength(2);
  });
});
