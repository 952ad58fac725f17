import { goldAndBitcoinMarkets } from './beginner/1-gold-and-bitcoin-markets.ts';
import { riskFirst } from './beginner/2-risk-first.ts';
import { candlestickCharts } from './beginner/3-candlestick-charts.ts';
import { supportResistanceTrend } from './beginner/4-support-resistance-trend.ts';
import { ordersSpreadFees } from './beginner/5-orders-spread-fees.ts';
import { firstDemoPlan } from './beginner/6-first-demo-plan.ts';
import { marketStructure } from './intermediate/1-market-structure.ts';
import { indicatorsWithAPurpose } from './intermediate/2-indicators-with-a-purpose.ts';
import { whatMovesGold } from './intermediate/3-what-moves-gold.ts';
import { whatMovesBitcoin } from './intermediate/4-what-moves-bitcoin.ts';
import { buildingAndTestingAPlan } from './intermediate/5-building-and-testing-a-plan.ts';
import { psychologyAndJournalling } from './intermediate/6-psychology-and-journalling.ts';
import { designingARulesBasedStrategy } from './expert/1-designing-a-rules-based-strategy.ts';
import { backtesting } from './expert/2-backtesting.ts';
import { portfolioRisk } from './expert/3-portfolio-risk.ts';
import { leverageFuturesAndOptions } from './expert/4-leverage-futures-and-options.ts';
import { orderFlowAndExecution } from './expert/5-order-flow-and-execution.ts';
import { auditedTradingProcess } from './expert/6-audited-trading-process.ts';
import type { Lesson } from './lesson.ts';

export type { Lesson, LessonRef } from './lesson.ts';

/** The body of every module, in the outline's order. Locked ones too, so browser code must not import this. */
export const lessons: readonly Lesson[] = [
  goldAndBitcoinMarkets,
  riskFirst,
  candlestickCharts,
  supportResistanceTrend,
  ordersSpreadFees,
  firstDemoPlan,
  marketStructure,
  indicatorsWithAPurpose,
  whatMovesGold,
  whatMovesBitcoin,
  buildingAndTestingAPlan,
  psychologyAndJournalling,
  designingARulesBasedStrategy,
  backtesting,
  portfolioRisk,
  leverageFuturesAndOptions,
  orderFlowAndExecution,
  auditedTradingProcess,
];

const WORDS_A_MINUTE = 200;

/** How long the text of a lesson takes to read: all that its page shows but the choices and explanations. */
export function readingMinutes({ title, summary, sections, example, terms, checks }: Lesson): number {
  const texts = [
    title,
    summary,
    ...[...sections, example].flatMap(part => [part.title, ...part.paragraphs]),
    ...terms.flatMap(({ term, definition }) => [term, definition]),
    ...checks.map(({ question }) => question),
  ];
  const words = texts.flatMap(text => text.split(/\s+/)).filter(word => /\w/.test(word));
  return Math.ceil(words.length / WORDS_A_MINUTE);
}

/** The lesson of a module; undefined for a module that the outline does not have. */
export const findLesson = (level: string, module: number): Lesson | undefined =>
  lessons.find(lesson => lesson.level === level && lesson.module === module);
