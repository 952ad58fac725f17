import { modules, PRICE, type Level } from '../level.ts';

export const beginner: Level = {
  id: 'beginner',
  name: 'Beginner',
  subtitle: 'Read the market before you risk a cent',
  description:
    'Learn what moves gold and Bitcoin, how an order actually works, and how to keep any single mistake small. ' +
    'No prior knowledge needed; everything is practised on a demo account.',
  price: PRICE,
  modules: modules(
    ['Gold and Bitcoin Markets Explained', 45],
    ['Risk First: Position Size and Stop-Losses', 60],
    ['Reading Candlestick Charts', 50],
    ['Support, Resistance and Trend', 40],
    ['Order Types, Spread and Fees', 35],
    ['Your First Demo Trading Plan', 55],
  ),
  features: [
    { text: '6 lessons, 4 h 45 min of reading and practice' },
    { text: 'A short quiz with explanations after every lesson', module: 1 },
    { text: 'Position-size calculator and worked examples', tool: 'position-size' },
    { text: 'Plain-English glossary of 120 terms', tool: 'glossary' },
    { text: 'AI tutor that answers from the lessons, with citations' },
    { text: 'Lifetime access to updates of this level' },
  ],
  bullets: [
    'How gold and Bitcoin prices are formed',
    'Position size, stop-loss and the cost of being wrong',
    'Reading candlesticks, trend and support',
    'Order types, spread and fees',
  ],
};
