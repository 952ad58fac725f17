import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Charts } from './Charts.tsx';
import { ExampleRecord } from './ExampleRecord.tsx';
import { curvesOf, inR, record } from './record.ts';

const column = (index: number) =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(row => row.querySelectorAll('td')[index]!.textContent);

it('the example is in its order, and sorted by a column, up and down', async () => {
  render(<ExampleRecord />);
  const numbers = record.map(({ number }) => String(number));
  expect(column(0)).toEqual(numbers);
  const header = () => screen.getByRole('columnheader', { name: 'Outcome' });
  await userEvent.click(screen.getByRole('button', { name: 'Outcome' }));
  expect(header()).toHaveAttribute('aria-sort', 'ascending');
  expect(column(5)[0]).toBe('−1 R');
  await userEvent.click(screen.getByRole('button', { name: 'Outcome' }));
  expect(header()).toHaveAttribute('aria-sort', 'descending');
  expect(column(5)[0]).toBe('+2.5 R');
  await userEvent.click(screen.getByRole('button', { name: 'Idea' }));
  expect(column(0)).toEqual(numbers);
  expect(header()).not.toHaveAttribute('aria-sort');
});

it('its curves and its words are of the same ideas', () => {
  const { equity, drawdown } = curvesOf(record);
  const sum = record.reduce((total, { r }) => total + r, 0);
  expect(equity.at(-1)).toBeCloseTo(sum);
  expect(Math.min(...drawdown)).toBeCloseTo(-3);
  render(<ExampleRecord />);
  expect(screen.getByRole('img')).toHaveAccessibleName(new RegExp(inR(sum).replace('+', '\\+')));
  expect(screen.getByText(/12 ideas: 5 gained, 6 lost/)).toHaveTextContent(`Together ${inR(sum)}`);
});

it.each(record)('idea $number has its stop and its target on opposite sides of its entry', idea => {
  expect(Math.sign(idea.entry - idea.stop)).toBe(Math.sign(idea.target - idea.entry));
  expect(idea.r).toBeGreaterThanOrEqual(-1);
});

it('the charts end as their ideas of the record do', () => {
  render(<Charts />);
  expect(screen.getAllByRole('img').map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Gold, simulated prices: an idea from 2,391 to its stop at 2,401, −1 R.',
    'Bitcoin, simulated prices: an idea from 59,500 to its target at 62,500, +2.5 R.',
  ]);
});
