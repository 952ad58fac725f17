import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { levels } from '@site/curriculum';
import { fakeGraphql, renderRemote } from '@site/platform/testing';
import { createRoutes } from '../routes.tsx';

const user = userEvent.setup();
const openPage = (at = '/education') => renderRemote({ createRoutes }, { at, fetch: fakeGraphql({}).fetch });
const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = () => within(screen.getByRole('tabpanel'));
const rows = () =>
  panel()
    .getAllByRole('listitem')
    .filter(item => within(item).queryByRole('heading'));

describe('the level tabs', () => {
  it('start at Beginner', async () => {
    await openPage();
    expect(screen.getAllByRole('tab').map(tab => tab.textContent)).toEqual([
      'Beginner',
      'Intermediate',
      'Expert',
    ]);
    expect(selected()).toBe('Beginner');
  });

  it.each([
    ['intermediate', 'Intermediate'],
    ['expert', 'Expert'],
    ['wizard', 'Beginner'],
  ])('open ?level=%s as %s', async (level, name) => {
    await openPage(`/education?level=${level}`);
    expect(selected()).toBe(name);
    expect(screen.getByRole('tabpanel', { name })).toBeVisible();
  });

  it('are moved through with arrow keys, Home and End', async () => {
    await openPage();
    await user.click(screen.getByRole('tab', { name: 'Beginner' }));
    for (const [key, name] of [
      ['ArrowRight', 'Intermediate'],
      ['End', 'Expert'],
      ['ArrowRight', 'Beginner'],
      ['ArrowLeft', 'Expert'],
      ['Home', 'Beginner'],
    ] as const) {
      await user.keyboard(`{${key}}`);
      const tab = await screen.findByRole('tab', { name, selected: true });
      expect(tab).toHaveFocus();
    }
  });

  it('write the level into the address and keep the rest of it', async () => {
    const { router } = await openPage('/education?from=mail');
    await user.click(screen.getByRole('tab', { name: 'Expert' }));
    expect(router.state.location.search).toBe('?from=mail&level=expert');
  });
});

describe.each(levels)('level $id', level => {
  it('shows title, subtitle, description, price and features', async () => {
    await openPage(`/education?level=${level.id}`);
    expect(panel().getByRole('heading', { level: 2, name: level.name })).toBeVisible();
    for (const text of [
      level.subtitle,
      level.description,
      '$5 Lifetime',
      ...level.features.map(one => one.text),
    ])
      expect(panel().getByText(text)).toBeVisible();
    expect(panel().getByRole('button', { name: 'Enroll Now' })).toBeEnabled();
  });

  it('lists six modules with their minutes, the locked ones in words and without Start', async () => {
    await openPage(`/education?level=${level.id}`);
    expect(rows()).toHaveLength(6);
    rows().forEach((row, index) => {
      const { title, minutes } = level.modules[index]!;
      expect(within(row).getByRole('heading', { name: title })).toBeVisible();
      expect(within(row).getByText(`${minutes} min`)).toBeVisible();
      expect(within(row).queryAllByRole('button', { name: 'Start', description: title })).toHaveLength(
        index < 2 ? 1 : 0,
      );
      expect(within(row).queryAllByText('Locked')).toHaveLength(index < 2 ? 0 : 1);
    });
  });
});

it('adds up the minutes of the level', async () => {
  await openPage();
  expect(panel().getByText('4 h 45 min')).toBeVisible();
});

it('leads to an advisor without a new page load', async () => {
  await openPage();
  const link = screen.getByRole('link', { name: 'Talk to an Advisor' });
  expect(link).toHaveAttribute('href', '/contact');
  await user.click(link);
  expect(screen.getByText('Another page')).toBeVisible();
});

it('Enroll Now shows the payment toast and nothing else', async () => {
  const { notify, router } = await openPage();
  await user.click(panel().getByRole('button', { name: 'Enroll Now' }));
  expect(notify.mock.calls).toEqual([
    [{ title: 'Payment Integration', description: 'Payment would be integrated here in production.' }],
  ]);
  expect(router.state.location.pathname + router.state.location.search).toBe('/education');
});
