import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { usePageChange } from './usePageChange.ts';

globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;

function Frame() {
  usePageChange('Ounce & Block');
  return (
    <main>
      <Outlet />
    </main>
  );
}

function open(at: string) {
  const page = (path: string, title: string) => ({
    path,
    element: (
      <>
        <h1>{title}</h1>
        <Link to="/about">About us</Link>
        <section id="team">Team</section>
      </>
    ),
  });
  const children = [page('/services', 'Services'), page('/about', 'About'), page('*', '404')];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return router;
}

const attribute = (selector: string, name: string) =>
  document.head.querySelector(selector)?.getAttribute(name) ?? null;

beforeEach(() => {
  document.head.innerHTML =
    '<link rel="canonical" href="http://localhost/services"><meta property="og:url" content="http://localhost/services">';
});

describe('a navigation', () => {
  it('updates title, canonical and Open Graph, and focuses the heading', async () => {
    const router = open('/services');
    await act(() => router.navigate('/about'));
    expect(document.title).toBe('About · Ounce & Block');
    expect(attribute('link[rel=canonical]', 'href')).toBe('http://localhost/about');
    expect(attribute('meta[property="og:url"]', 'content')).toBe('http://localhost/about');
    expect(attribute('meta[property="og:title"]', 'content')).toBe('About · Ounce & Block');
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  it('to a part of a page focuses it', async () => {
    const router = open('/services');
    await act(() => router.navigate('/about#team'));
    expect(screen.getByText('Team')).toHaveFocus();
    await act(() => router.navigate('/about'));
    screen.getByRole('link').focus();
    await act(() => router.navigate('/about#team'));
    expect(screen.getByText('Team')).toHaveFocus();
  });

  it('to an unknown path removes canonical and asks not to be indexed', async () => {
    const router = open('/services');
    await act(() => router.navigate('/nowhere'));
    expect(attribute('link[rel=canonical]', 'href')).toBeNull();
    expect(attribute('meta[name=robots]', 'content')).toBe('noindex');
    await act(() => router.navigate('/about'));
    expect(attribute('meta[name=robots]', 'content')).toBeNull();
  });

  it('back focuses the link that was followed', async () => {
    const router = open('/services');
    await userEvent.setup().click(screen.getByRole('link', { name: 'About us' }));
    expect(screen.getByRole('heading')).toHaveTextContent('About');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.getByRole('link', { name: 'About us' })).toHaveFocus());
  });
});
