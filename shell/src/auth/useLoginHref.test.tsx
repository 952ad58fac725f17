import { expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { useLoginHref } from './useLoginHref.ts';

function Login() {
  return <a href={useLoginHref()}>Login</a>;
}

test('query and hash are no part of the page that the host sends, and come with hydration', async () => {
  const page = (
    <MemoryRouter initialEntries={['/services?from=mail#vip-membership']}>
      <Login />
    </MemoryRouter>
  );
  document.body.innerHTML = '<a href="/api/login?returnTo=%2Fservices">Login</a>';
  const reported = jest.spyOn(console, 'error');
  await act(async () => hydrateRoot(document.body, page));
  expect(document.querySelector('a')?.getAttribute('href')).toBe(
    '/api/login?returnTo=%2Fservices%3Ffrom%3Dmail%23vip-membership',
  );
  // React would say that the page is another one than it expected.
  expect(reported).not.toHaveBeenCalled();
});
