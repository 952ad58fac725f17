import 'reflect-metadata';
import { measure, seenMissed, type Half } from './measure.ts';

// Usage: node gateway/dist/education/evaluation/evaluate.js [--missed]; --missed names the tuning half's misses.
const table = (half: Half) =>
  measure(half).map(({ name, count, percent, atLeast }) => ({
    [`Tutor, ${half} half`]: name,
    entries: count,
    percent: percent,
    'at least': atLeast,
    ok: percent >= atLeast,
  }));

console.table(table('held out'));
console.table(table('tuning'));
if (process.argv.includes('--missed')) {
  for (const { name, missed } of measure('tuning')) console.log(name, missed);
  console.log('First near misses refused', seenMissed());
}
