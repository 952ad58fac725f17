import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { useFirstViewByLink } from './scroll.ts';

it('a link is followed once, also when the first render is given up', async () => {
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  let arrive = () => {};
  const arrival = new Promise<null>(resolve => (arrive = () => resolve(null)));
  const Page = () => (useFirstViewByLink() ? 'by a link' : 'not by a link');
  const Late = () => use(arrival);
  const site = (
    <Suspense>
      <p>
        <Page />
      </p>
      <Late />
    </Suspense>
  );
  const { unmount } = await act(async () => render(site));
  await act(async () => arrive());
  expect(screen.getByText('by a link')).toBeVisible();
  unmount();
  await act(async () => render(site));
  expect(screen.getByText('not by a link')).toBeVisible();
});
