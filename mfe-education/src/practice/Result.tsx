import type { Exercise, Plan } from '@site/curriculum/practice';
import { Button, Heading, Row, Stack, Text } from '@site/ui';
import { resultOf, type Trade } from './trade.ts';
import { comparePlans, inR, inWords, sayPlan, sayTrade } from './words.ts';

const focus = (element: HTMLElement | null) => element?.focus();

interface Props {
  /** What the plan met in a gap. */
  gap: string;
  exercise: Exercise;
  plan: Plan;
  trade: Trade;
  reason: string;
  onAgain(): void;
  /** To the exercise that follows. */
  onNext: (() => void) | undefined;
}

/** What a plan brought, and what the rule of the lesson would have said, and where it would have failed. */
export function Result({ exercise, plan, trade, gap, reason, onAgain, onNext }: Props) {
  const { rule } = exercise;
  const { costs } = exercise.chart;
  const result = resultOf(plan, trade, costs);
  const isCharged = costs !== undefined && trade.closed !== undefined;
  return (
    <Stack $gap={16}>
      <Heading level={4} size={20} ref={focus} tabIndex={-1}>
        Your result: {inR(result)}
      </Heading>
      <Text>
        {sayPlan(plan)} {sayTrade(trade)}
        {isCharged && ` Costs of ${inWords(costs)} R are taken off.`}
      </Text>
      <Text>
        <strong>Your plan.</strong> {comparePlans(plan, rule, result)} {gap}
      </Text>
      {reason.trim() && <Text $muted>Your reason: {reason}</Text>}
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
      <Row $gap={12}>
        {onNext && <Button onClick={onNext}>Next exercise</Button>}
        <Button $variant="secondary" onClick={onAgain}>
          Practise again
        </Button>
      </Row>
    </Stack>
  );
}
