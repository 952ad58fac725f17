import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const services = [{ __typename: 'Service', id: 'signals', title: 'Signals' }];

test('__Name__Page lists the services', async () => {
  const { fetch } = fakeGraphql({ __Name__Services: () => ({ services }) });
  await renderRemote({ createRoutes }, { at: '/__name__', fetch });
  expect(await screen.findByText('Signals')).toBeTruthy();
});

test('__Name__Page shows why the services could not be loaded', async () => {
  const { fetch } = fakeGraphql({
    __Name__Services: () => Response.json({ errors: [{ message: 'No database' }] }),
  });
  await renderRemote({ createRoutes }, { at: '/__name__', fetch });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
