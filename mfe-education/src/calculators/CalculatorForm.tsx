import { styled } from '@site/platform';
import {
  Alert,
  Button,
  Card,
  Field,
  Figure,
  from,
  Grid,
  Heading,
  Lazy,
  Row,
  Skeleton,
  Stack,
  Text,
  TextInput,
} from '@site/ui';
import type { Calculator } from './calculator.ts';
import { calculators } from './calculators.ts';
import { useCalculation } from './useCalculation.ts';
import { tools, type CalculatorId } from '../tools/tools.ts';

const loadChart = () => import(/* webpackChunkName: "charts" */ './ResultChart.tsx');

/* Its unit stands in the field. */
const Quantity = styled.div`
  position: relative;
  &::before {
    content: attr(data-unit);
    position: absolute;
    inset-block: 12px auto;
    color: var(--muted);
  }
  &[data-unit='$']::before {
    left: 16px;
  }
  &[data-unit='$'] input {
    padding-left: 32px;
  }
  &[data-unit='%']::before {
    right: 16px;
  }
`;

/* In a narrow column every answer stands below its name. */
const ResultCard = styled(Card)`
  container-type: inline-size;
`;

/* The formula stands below the numbers that it takes, on a phone below its result. */
const Desk = styled(Grid)`
  grid-template-rows: auto 1fr;
  ${from.tablet} {
    > :nth-child(2) {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

const Results = styled.dl`
  display: grid;
  gap: 12px;
  font-variant-numeric: tabular-nums;
  div {
    display: grid;
    align-items: baseline;
    gap: 0 24px;
    @container (min-width: 420px) {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    padding-bottom: 12px;
    border-bottom: 1px solid var(--line);
  }
  > :last-child {
    padding: 0;
    border: 0;
  }
  dt {
    color: var(--muted);
  }
  span {
    font-variant-numeric: proportional-nums;
  }
  /* The answer, then what it was made of. Kerning would draw its point into a 7. */
  > :first-child span {
    font-size: var(--size-39);
    font-kerning: none;
  }
`;

/** One calculator: its numbers, the result as they are typed, the formula. The address keeps the calculation. */
export function CalculatorForm({ id }: { id: CalculatorId }) {
  const calculator = calculators[id];
  const { typed, values, change, reset, errors, conflict, results, warnings } = useCalculation(calculator);
  return (
    <Stack $gap={24}>
      <Text>{calculator.purpose}</Text>
      <Desk $gap={40}>
        <Stack as="form" $gap={16} aria-label={tools[id]} onSubmit={event => event.preventDefault()}>
          {calculator.quantities.map(({ name, label, unit }) => (
            <Field key={name} label={label} error={errors[name]}>
              {control => (
                <Quantity data-unit={unit}>
                  <TextInput
                    {...control}
                    aria-label={unit && `${label} (${unit})`}
                    inputMode="decimal"
                    autoComplete="off"
                    value={typed[name]}
                    onChange={event => change(name, event.target.value)}
                  />
                </Quantity>
              )}
            </Field>
          ))}
          <Row>
            <Button $variant="secondary" $size="small" onClick={reset}>
              Use the worked example
            </Button>
          </Row>
        </Stack>
        <Stack $gap={24}>
          <ResultCard as="section" aria-label="Result">
            <Stack $gap={16} role="status">
              {results ? (
                <ResultList results={results} />
              ) : (
                <Text>{conflict ?? 'Correct the marked numbers: the answer then stands here.'}</Text>
              )}
              {warnings.length > 0 && (
                <Alert tone="danger" title="Look again before you trade this." announced={false}>
                  {warnings.map(warning => (
                    <Text key={warning} $size={14}>
                      {warning}
                    </Text>
                  ))}
                </Alert>
              )}
            </Stack>
          </ResultCard>
          {results && (
            <Lazy load={loadChart} waiting={<Skeleton $height={300} />}>
              {({ ResultChart }) => <ResultChart id={id} values={values} />}
            </Lazy>
          )}
        </Stack>
        <Stack $gap={8}>
          <Heading level={3} size={16}>
            Formula
          </Heading>
          <Text $muted>{calculator.formula}</Text>
          <Text $size={14} $muted>
            Copy this page’s address to share this calculation. Educational content only. Not financial
            advice.
          </Text>
        </Stack>
      </Desk>
    </Stack>
  );
}

const ResultList = ({ results }: { results: ReturnType<Calculator['calculate']> }) => (
  <Results>
    {results.map(({ label, value }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          <Figure>{value}</Figure>
        </dd>
      </div>
    ))}
  </Results>
);
