import { describe, expect, it } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CurrentUser } from '@site/platform';
import { createAuth } from '@site/platform/auth';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toastStore } from '../toast/toastStore.ts';
import { SiteHeader } from './SiteHeader.tsx';
import { ada } from '@site/platform/testing';

const user = userEvent.setup();
function renderHeader(currentUser: CurrentUser | null, at = '/results') {
  const auth = createAuth({ user: currentUser });
  const element = <SiteHeader brandName="Ounce & Block" auth={auth} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(<RouterProvider router={router} />);
  return auth;
}

// jsdom applies the phone's styles, where the closed menu hides the links.
const link = (name: string) => ({ name, hidden: true });

describe('the navigation bar', () => {
  it('shows a visitor Login with a return address, and public pages alone', async () => {
    renderHeader(null, '/services?from=mail');
    const login = await screen.findByRole('link', { name: 'Login' });
    expect(login).toHaveAttribute('href', '/api/login?returnTo=%2Fservices%3Ffrom%3Dmail');
    const links = within(screen.getByLabelText('Main')).getAllByRole('link', { hidden: true });
    expect(links.map(node => node.getAttribute('href'))).toEqual(['/#prices', '/home', '/welcome']);
  });

  it('marks Education on a lesson’s page as what it is a part of', () => {
    renderHeader(ada, '/education/beginner/1');
    expect(screen.getByRole('link', link('Education'))).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', link('Home'))).not.toHaveAttribute('aria-current');
  });

  it('shows a user the pages, the current one marked, the picture, the name and Logout', async () => {
    const profileImageUrl = 'https://pictures.example/ada.png';
    renderHeader({ ...ada, profileImageUrl });
    expect(await screen.findByText('Ada')).toBeInTheDocument();
    expect(document.querySelector('header img')).toHaveAttribute('src', profileImageUrl);
    const links = within(screen.getByLabelText('Main')).getAllByRole('link', { hidden: true });
    expect(links.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Home', 'Services', 'Education', 'Results', 'About']),
    );
    expect(links.filter(node => node.getAttribute('aria-current') === 'page')).toEqual([
      screen.getByRole('link', link('Results')),
    ]);
    expect(screen.getByRole('link', link('Logout'))).toHaveAttribute('href', '/api/logout');
  });

  it('says after Logout, once, to whom it shows Login that they are logged out', async () => {
    const said = () => toastStore.get()?.title;
    renderHeader(ada);
    const logout = screen.getByRole('link', link('Logout'));
    // jsdom follows no link.
    logout.addEventListener('click', event => event.preventDefault());
    act(() => logout.click());
    expect(said()).toBeUndefined();
    renderHeader(null);
    expect(said()).toBe('You are logged out');
    toastStore.notify({ title: 'Another', description: '' });
    renderHeader(null);
    expect(said()).toBe('Another');
  });

  it('shows Login when the session has ended', () => {
    const auth = renderHeader(ada);
    act(() => auth.endSession());
    expect(screen.getByRole('link', { name: 'Login' })).toBeInTheDocument();
    expect(screen.queryByText('Ada')).toBeNull();
  });

  it.each(['/', '/home'])('marks Home at %s', async at => {
    renderHeader(ada, at);
    const home = await screen.findByRole('link', link('Home'));
    expect(home).toHaveAttribute('href', '/');
    expect(home).toHaveAttribute('aria-current', 'page');
  });

  it('opens the menu with the focus in it; Escape gives the focus back, and who leaves closes it', async () => {
    renderHeader(ada);
    const menu = screen.getByRole('button', { name: 'Menu' });
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    await user.click(menu);
    expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', link('Home'))).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(menu).toHaveAttribute('aria-expanded', 'false');
    expect(menu).toHaveFocus();
    document.body.append(document.createElement('button'));
    await user.click(menu);
    menu.focus();
    await user.tab();
    expect(menu).toHaveAttribute('aria-expanded', 'false');
  });
});
