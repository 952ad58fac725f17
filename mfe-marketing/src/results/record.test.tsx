import { expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ExampleRecord } from './ExampleRecord.tsx';
import { curvesOf, inR, record } from './record.ts';

it('its curves and its words are of the same ideas', () => {
  const { equity, drawdown } = curvesOf(record);
  const sum = record.reduce((total, { r }) => total + r, 0);
  expect(equity.at(-1)).toBeCloseTo(sum);
  expect(Math.min(...drawdown)).toBeCloseTo(-3);
  render(<ExampleRecord />);
  expect(screen.getAllByRole('row')).toHaveLength(1 + record.length);
  expect(screen.getByRole('img')).toHaveAccessibleName(new RegExp(inR(sum).replace('+', '\\+')));
  expect(screen.getByText(/12 ideas: 5 gained, 6 lost/)).toHaveTextContent(`Together ${inR(sum)}`);
});

it.each(record)('idea $number has its stop and its target on opposite sides of its entry', idea => {
  expect(Math.sign(idea.entry - idea.stop)).toBe(Math.sign(idea.target - idea.entry));
  expect(idea.r).toBeGreaterThanOrEqual(-1);
});
