import type { Exercise, Plan } from '@site/curriculum/practice';
import { styled } from '@site/platform';
import { Button, Heading, Row, Stack, Text } from '@site/ui';
import { resultOf, type Trade } from './trade.ts';
import { comparePlans, inR, inWords, sayPlan, sayTrade } from './words.ts';

const focus = (element: HTMLElement | null) => element?.focus();

/* What is judged, beside each other where there is room. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: 16px 32px;
`;

interface Ended {
  exercise: Exercise;
  plan: Plan;
  trade: Trade;
}

/** What a plan brought. */
export function Result({ exercise, plan, trade, reason }: Ended & { reason: string }) {
  const { costs } = exercise.chart;
  return (
    <Stack $gap={16}>
      <Heading level={4} size={39} ref={focus} tabIndex={-1}>
        Your result: {inR(resultOf(plan, trade, costs))}
      </Heading>
      <Text>
        {sayPlan(plan)} {sayTrade(trade)}
        {costs !== undefined && trade.closed && ` Costs of ${inWords(costs)} R are taken off.`}
      </Text>
      {reason.trim() && <Text $muted>Your reason: {reason}</Text>}
    </Stack>
  );
}

interface VerdictProps extends Ended {
  /** What the plan met in a gap. */
  gap: string;
  onAgain(): void;
  /** To the exercise that follows. */
  onNext: (() => void) | undefined;
}

/** The plan beside what the rule of the lesson would have said, and where that would have failed. */
export function Verdict({ exercise: { rule, chart }, plan, trade, gap, onAgain, onNext }: VerdictProps) {
  return (
    <Stack $gap={24}>
      <Columns>
        <Text>
          <strong>Your plan.</strong> {comparePlans(plan, rule, resultOf(plan, trade, chart.costs))} {gap}
        </Text>
        <Text>
          <strong>
            {rule.isExample || rule.room
              ? 'What one example brought'
              : 'What the lesson’s rule would have said'}
            : {inR(rule.r)}.
          </strong>{' '}
          {sayPlan(rule.plan)} {rule.says}
        </Text>
        <Text>
          <strong>Where it fails.</strong> {rule.fails}
        </Text>
      </Columns>
      <Row $gap={12}>
        {onNext && <Button onClick={onNext}>Next exercise</Button>}
        <Button $variant="secondary" onClick={onAgain}>
          Practise again
        </Button>
      </Row>
    </Stack>
  );
}
