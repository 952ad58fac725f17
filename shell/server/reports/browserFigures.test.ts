import { expect, test } from '@jest/globals';
import { createBrowserFigures } from './browserFigures.ts';

const which = ['education', '1.1.0'] as const;

test('causes that come late are counted, whatever was met before; frequent ones stay', () => {
  const figures = createBrowserFigures();
  const count = (cause: string, times: number) => {
    for (let time = 0; time < times; time++) figures.countCause(...which, cause);
  };
  count('frequent', 3);
  for (let index = 0; index < 200; index++) count(`former ${index}`, 2);
  for (let time = 0; time < 30; time++) {
    count('new', 1);
    count('new, too', 1);
  }
  const causes = figures.causes(...which);
  expect(causes).toHaveLength(50);
  expect(causes).toContainEqual({ text: 'frequent', views: 3 });
  expect(causes).toContainEqual({ text: 'new', views: 30 });
  expect(causes).toContainEqual({ text: 'new, too', views: 30 });
});
