import { useId, useRef, useState, type FormEvent } from 'react';
import type { Exercise, Plan } from '@site/curriculum/practice';
import { positionOf } from '@site/curriculum/arithmetic';
import type { LevelName } from '@site/figures/practice';
import { styled } from '@site/platform';
import { Button, Field, Grid, Stack, Text, TextInput } from '@site/ui';
import { planOf, pricesOf, problemsOf, type Draft, type Problems, type Range } from './plan.ts';
import { inWords } from './words.ts';

/* As tall as the chart beside it: its button ends it. */
const Form = styled(Stack)`
  flex-grow: 1;
  > :last-child {
    margin-top: auto;
  }
`;

/* One control of three parts. */
const Sides = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
  margin: 0;
  legend {
    padding: 0 0 8px;
    font-size: var(--size-14);
    font-weight: 600;
  }
  > div {
    display: grid;
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    border: 1px solid var(--border);
    border-radius: var(--radius-small);
    background: var(--surface);
  }
  label {
    position: relative;
    display: grid;
    place-items: center;
    min-height: 48px;
    padding: 4px;
    border-radius: 5px;
    text-align: center;
    & + & {
      border-left: 1px solid var(--line);
    }
    &:has(:checked) {
      background: var(--text);
      color: var(--bg);
      font-weight: 600;
      forced-color-adjust: none;
    }
    &:has(:focus-visible) {
      outline: 2px solid var(--gold);
    }
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  p {
    padding-top: 8px;
    color: var(--down);
    font-size: var(--size-14);
  }
`;

const sides: readonly (readonly [Plan['side'], string])[] = [
  ['long', 'Buy'],
  ['short', 'Sell short'],
  ['out', 'Stay out'],
];
const levels: readonly (readonly [LevelName, string])[] = [
  ['entry', 'Entry'],
  ['stop', 'Stop'],
  ['target', 'Target, if any'],
];
/** The account of the lessons' examples. */
const ACCOUNT = { equity: 5000, risk: 1 };

/* What is said below one field moves no other. */
const Prices = styled(Grid)`
  align-items: start;
  grid-template-columns: repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr));
`;

/* Written with its comma until it is typed in, which a field of numbers does not allow. */
const Price = styled.span`
  display: grid;
  align-items: center;
  > input,
  &::after {
    grid-area: 1 / 1;
  }
  &:not(:focus-within)::after {
    content: attr(data-price) / '';
    padding-left: 17px;
    pointer-events: none;
  }
  input:not(:focus) {
    -webkit-text-fill-color: transparent;
  }
`;

interface Props {
  exercise: Exercise;
  range: Range;
  draft: Draft;
  /** A fresh attempt begins at the first field. */
  takesFocus: boolean;
  onChange(change: Partial<Draft>): void;
  onPlan(plan: Plan): void;
}

/** The plan in fields: the same prices as the handles in the chart. */
export function PlanForm({ exercise, range, draft, takesFocus, onChange, onPlan }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // What is missing is told once the plan was to be carried out.
  const [isTried, setTried] = useState(false);
  const problems: Problems = problemsOf(draft, range);
  const shown = (name: LevelName) => (isTried || draft[name] ? problems[name] : undefined);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const [first] = Object.keys(problems);
    if (!first) return onPlan(planOf(draft));
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"], [name="${id}${first}"]`)?.focus();
  }

  return (
    <Form as="form" ref={form} $gap={16} aria-label="Your plan" noValidate onSubmit={submit}>
      <Sides aria-describedby={isTried && problems.side ? `${id}-side` : undefined}>
        <legend>What do you do?</legend>
        <div>
          {sides.map(([side, name], index) => (
            <label key={side}>
              <input
                type="radio"
                name={`${id}side`}
                checked={draft.side === side}
                autoFocus={takesFocus && index === 0}
                onChange={() => onChange({ side })}
              />
              {name}
            </label>
          ))}
        </div>
        {isTried && problems.side && <p id={`${id}-side`}>{problems.side}</p>}
      </Sides>
      {draft.side !== 'out' && (
        <Prices $gap={8} $tablet={3}>
          {levels.map(([name, label]) => (
            <Field key={name} label={label} error={shown(name)}>
              {control => (
                <Price data-price={draft[name] && inWords(Number(draft[name]))}>
                  <TextInput
                    {...control}
                    name={name}
                    type="number"
                    inputMode="decimal"
                    autoComplete="off"
                    min={range[0]}
                    max={range[1]}
                    step={exercise.chart.step}
                    value={draft[name]}
                    onChange={event => onChange({ [name]: event.target.value })}
                  />
                </Price>
              )}
            </Field>
          ))}
        </Prices>
      )}
      <Text as={draft.stop ? 'strong' : 'p'} $size={draft.stop ? 16 : 14}>
        {saySize(draft, exercise.chart.unit, problems)}
      </Text>
      <Field label="Why, in one line" hint="Stays in this page: it is neither sent nor kept.">
        {control => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={200}
            value={draft.reason}
            onChange={event => onChange({ reason: event.target.value })}
          />
        )}
      </Field>
      <Button type="submit" $wide>
        Start uncovering
      </Button>
    </Form>
  );
}

/** Size and ratio of the plan, as the lessons compute them. */
function saySize(draft: Draft, unit: Exercise['chart']['unit'], problems: Problems) {
  const { entry, stop, target } = pricesOf(draft);
  if (draft.side === 'out') return 'No trade: the candles come without you.';
  if (entry === undefined || stop === undefined || problems.entry || problems.stop)
    return 'Drag the handles in the chart or type the prices. The size follows from the stop.';
  const { amount, size } = positionOf({ ...ACCOUNT, entry, stop });
  const ratio =
    target === undefined || problems.target
      ? ''
      : ` Risk to reward: 1 to ${inWords(Math.abs(target - entry) / Math.abs(entry - stop))}.`;
  return `At 1% of $5,000 the stop costs $${inWords(amount)}, which is called 1 R: ${inWords(size, unit === 'bitcoin' ? 4 : 2)} ${unit}.${ratio}`;
}
