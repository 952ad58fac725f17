import { useCallback, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { Exercise, Plan } from '@site/curriculum/practice';
import { DRAWN, PracticeChart, type Level, type LevelName } from '@site/figures/practice';
import { simulateMarket, type Candle } from '@site/figures/prices';
import { styled } from '@site/platform';
import { Button, Card, from, Heading, Row, Stack, Text } from '@site/ui';
import { CandleTable } from './CandleTable.tsx';
import { PlanForm } from './PlanForm.tsx';
import { pricesOf, type Draft, type Range } from './plan.ts';
import { Result, Verdict } from './Result.tsx';
import { finish, follow, resultOf, type Trade } from './trade.ts';
import { inR, sayCandle, sayChart, sayGap, sayPlan, sayTrade } from './words.ts';

const NONE: readonly never[] = [];
const autoFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/* As many lines as it can have: what is below keeps its place. */
const Status = styled(Text)<{ $lines: number }>`
  min-height: ${({ $lines }) => $lines}lh;
  &:empty {
    margin-top: -24px;
  }
  ${from.tablet} {
    min-height: ${({ $lines }) => $lines && 2}lh;
  }
  @container (min-width: 750px) {
    min-height: ${({ $lines }) => $lines * 2}lh;
  }
`;

/* The task; the chart, and the plan as a ticket at its side or, where there is no room, at its foot; the verdict. */
const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: 0;
  overflow: clip;
  > * {
    padding: 24px;
  }
  > * + * {
    border-top: 1px solid var(--line);
  }
  > :nth-child(3) {
    background: var(--raised);
  }
  @container (min-width: 750px) {
    grid-template-columns: minmax(0, 1fr) 22rem;
    > :is(:first-child, :nth-child(4)) {
      grid-column: 1 / -1;
    }
  }
`;

/* Below the bars that stay at the top; its handles stand near the edge. */
const ChartPlace = styled(Stack)`
  && {
    padding: 8px 12px;
  }
  scroll-margin-top: 120px;
  > :not(:first-child) {
    padding-inline: 12px;
  }
`;

interface Props {
  exercise: Exercise;
  onResult(r: number, reason: string): void;
  /** To the exercise that follows. */
  onNext: (() => void) | undefined;
}

/** One exercise: the plan, then candle by candle, then what came of it. */
export function ExerciseView({ exercise, onResult, onNext }: Props) {
  const market = useMemo(() => simulateMarket(exercise.prices, exercise.chart.step), [exercise]);
  const seen = market.slice(0, exercise.chart.shown);
  const last = seen.at(-1)?.close ?? 0;
  const empty: Draft = { side: '', entry: String(last), stop: '', target: '', reason: '' };
  const [draft, setDraft] = useState(empty);
  const [plan, setPlan] = useState<Plan | null>(null);
  const [uncovered, setUncovered] = useState(0);
  const [trade, setTrade] = useState<Trade | null>(null);
  const [isAgain, setAgain] = useState(false);
  const chartPlace = useRef<HTMLDivElement>(null);
  const future = market.slice(exercise.chart.shown);
  const first = Math.max(0, market.length - DRAWN);
  const [range, axis] = useMemo(() => {
    const { shown, step } = exercise.chart;
    const rangeFrom = (from: number, share: number) => rangeOf(market.slice(from, shown), step, share);
    return [rangeFrom(0, 1), rangeFrom(first, 0.25)] as const;
  }, [market, first, exercise]);

  /** The trade when so many candles are uncovered; null while more are to come. */
  function endAfter(candles: number) {
    if (!plan) return null;
    const reached = follow(plan, last, future.slice(0, candles));
    if (candles === future.length) return finish(reached, future);
    return reached.closed ? reached : null;
  }

  function uncover(isRest = false) {
    if (!plan || trade) return;
    let next = uncovered + 1;
    while (isRest && !endAfter(next)) next += 1;
    const end = endAfter(next);
    setUncovered(next);
    setTrade(end);
    if (end) onResult(resultOf(plan, end, exercise.chart.costs), draft.reason.trim());
  }

  function begin(next: Plan) {
    setPlan(next);
    // On a phone the form below has scrolled it away.
    chartPlace.current?.scrollIntoView({ block: 'nearest' });
  }

  function again() {
    setDraft(empty);
    setPlan(null);
    setTrade(null);
    setUncovered(0);
    setAgain(true);
  }

  const change = useCallback((part: Partial<Draft>) => setDraft(before => ({ ...before, ...part })), []);
  const move = useCallback(
    (name: LevelName, price: number) =>
      change({
        [name]: String(Number((Math.round(price / exercise.chart.step) * exercise.chart.step).toFixed(2))),
      }),
    [change, exercise.chart.step],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' || (event.target as Element).closest('input, summary, nav')) return;
    event.preventDefault();
    uncover();
  };

  // When the trade is over, what followed is seen as well.
  const shown = trade ? market.length : exercise.chart.shown + uncovered;
  const candles = useMemo(() => market.slice(0, shown), [market, shown]);
  const levels = useMemo(() => levelsOf(draft, range), [draft, range]);
  const chart = {
    candles,
    count: market.length,
    // Prices that leave the chart make it larger.
    prices: useMemo(
      () => boundsOf(candles.slice(first), [...axis, ...levels.flatMap(({ price = [] }) => price)]),
      [axis, candles, first, levels],
    ),
    levels,
    averages: exercise.chart.averages ?? NONE,
    isFixed: plan !== null,
    marks: useMemo(() => marksOf(trade, exercise.chart.shown), [trade, exercise]),
  };
  const open = plan && !trade;
  return (
    <Frame as="section" aria-label={exercise.title} onKeyDown={onKeyDown}>
      <Stack $gap={8}>
        <Heading level={3} size={20}>
          {exercise.title}
        </Heading>
        <Text>{exercise.task}</Text>
      </Stack>
      <ChartPlace $gap={8} ref={chartPlace}>
        <PracticeChart
          {...chart}
          alternative={sayChart(exercise, candles, market.length - shown)}
          onMove={move}
        />
        <Text as="small" $size={13} $muted>
          Simulated prices. Each candle is {exercise.chart.candle}: its thin line spans the lowest and highest
          price, its body the first and the last.
        </Text>
        <CandleTable candles={candles} candle={exercise.chart.candle} />
      </ChartPlace>
      <Stack $gap={24}>
        <Status role="status" $size={14} $lines={plan ? 3 : 0}>
          {plan && uncovered > 0 && (
            <>
              Candle {uncovered} of {future.length}. {sayCandle(future[uncovered - 1]!)}{' '}
              {sayTrade(trade ?? follow(plan, last, future.slice(0, uncovered)))}
              {trade && ` Result: ${inR(resultOf(plan, trade, exercise.chart.costs))}.`}
            </>
          )}
          {plan && uncovered === 0 && `Your plan: ${sayPlan(plan)}`}
        </Status>
        {!plan && (
          <PlanForm {...{ exercise, range, draft }} takesFocus={isAgain} onChange={change} onPlan={begin} />
        )}
        {open && (
          <Row $gap={12}>
            <Button ref={autoFocus} onClick={() => uncover()}>
              Uncover the next candle
            </Button>
            <Button $variant="secondary" onClick={() => uncover(true)}>
              Uncover the rest
            </Button>
            <Text as="span" $size={14} $muted>
              or the right arrow key
            </Text>
          </Row>
        )}
        {plan && trade && <Result {...{ exercise, plan, trade }} reason={draft.reason} />}
      </Stack>
      {plan && trade && (
        <Verdict
          {...{ exercise, plan, trade, onNext }}
          gap={sayGap(plan, trade, last, future[0]?.open ?? last)}
          onAgain={again}
        />
      )}
    </Frame>
  );
}

/** The lowest and the highest price of candles and of others. */
const boundsOf = (candles: readonly Candle[], others: readonly number[] = NONE): Range => [
  Math.min(...others, ...candles.map(({ low }) => low)),
  Math.max(...others, ...candles.map(({ high }) => high)),
];

/** What is seen, with a share of its height as room above and below; in whole steps. */
function rangeOf(candles: readonly Candle[], step: number, share: number): Range {
  const [lowest, highest] = boundsOf(candles);
  const room = (highest - lowest) * share;
  return [Math.floor((lowest - room) / step) * step, Math.ceil((highest + room) / step) * step];
}

function levelsOf(draft: Draft, [lowest, highest]: Range): readonly Level[] {
  if (draft.side === 'out') return NONE;
  const prices = pricesOf(draft);
  const top = draft.side === 'short' ? 'stop' : 'target';
  return (['entry', 'target', 'stop'] as const).map(name => {
    const price = prices[name] ?? NaN;
    const isOn = price >= lowest && price <= highest;
    return { name, price: isOn ? price : undefined, edge: name === top ? 'top' : 'bottom' };
  });
}

function marksOf(trade: Trade | null, shown: number) {
  if (!trade?.filled || !trade.closed) return NONE;
  return [
    [shown + trade.filled.at, trade.filled.price, 'In'],
    [shown + trade.closed.at, trade.closed.price, 'Out'],
  ] as const;
}
