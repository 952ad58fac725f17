import { modules, PRICE, type Level } from '../level.ts';

export const intermediate: Level = {
  id: 'intermediate',
  name: 'Intermediate',
  subtitle: 'From opinions to a repeatable process',
  description:
    'Combine market structure, a few indicators and the news calendar into a written plan, ' +
    'then test whether it would have worked before you trust it.',
  price: PRICE,
  modules: modules(
    ['Market Structure Across Timeframes', 75],
    ['Indicators With a Purpose: Averages, RSI, ATR', 85],
    ['What Moves Gold: Dollar, Real Yields and News', 90],
    ['What Moves Bitcoin: Supply, Flows and Liquidity', 60],
    ['Building and Testing a Trading Plan', 70],
    ['Trading Psychology and Journalling', 65],
  ),
  features: [
    { text: '6 lessons, 7 h 25 min of reading and practice' },
    { text: 'Economic-calendar walk-throughs for gold', module: 3 },
    { text: 'Bitcoin cycle and flow case studies', module: 4 },
    { text: 'Trading-plan and journal templates to print', tool: 'templates' },
    { text: 'Practice charts built from simulated data', tool: 'templates' },
    { text: 'AI tutor set to intermediate depth, with citations' },
  ],
  bullets: [
    'Market structure across timeframes',
    'Indicators with a purpose: averages, RSI, ATR',
    'What moves gold, what moves Bitcoin',
    'Building and testing a written plan',
  ],
};
