import { describe, expect, it } from '@jest/globals';
import { formatHours, levels, totalMinutes } from './index.ts';

// The specification's section 9.
const minutes = {
  beginner: [45, 60, 50, 40, 35, 55],
  intermediate: [75, 85, 90, 60, 70, 65],
  expert: [120, 100, 95, 110, 85, 105],
};

it('has three levels in the order in which they are taught', () => {
  expect(levels.map(level => [level.id, level.name])).toEqual([
    ['beginner', 'Beginner'],
    ['intermediate', 'Intermediate'],
    ['expert', 'Expert'],
  ]);
});

describe.each(levels)('level $id', level => {
  it('has six numbered modules with the specified minutes', () => {
    expect(level.modules.map(module => module.number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(level.modules.map(module => module.minutes)).toEqual(minutes[level.id]);
  });

  it('opens exactly its first two modules and completes none', () => {
    expect(level.modules.map(module => module.locked)).toEqual([false, false, true, true, true, true]);
    expect(level.modules.some(module => module.completed)).toBe(false);
  });

  it('promises as many hours as its modules take', () => {
    const hours = formatHours(totalMinutes(level));
    expect(level.features[0]?.text).toBe(`6 lessons, ${hours} of reading and practice`);
  });

  it('costs $5 for life and has four different bullets', () => {
    expect(level.price).toBe('$5 Lifetime');
    expect(new Set(level.bullets).size).toBe(4);
  });
});

it('names every module once', () => {
  const titles = levels.flatMap(level => level.modules.map(module => module.title));
  expect(new Set(titles).size).toBe(18);
});

it.each([
  [35, '35 min'],
  [60, '1 h'],
  [285, '4 h 45 min'],
])('writes %i minutes as %s', (total, text) => {
  expect(formatHours(total)).toBe(text);
});
