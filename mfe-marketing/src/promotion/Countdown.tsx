import { styled } from '@site/platform';
import { Figure } from '@site/ui';
import { useCountdown, type TimeLeft } from './useCountdown.ts';

const Line = styled.dl`
  display: grid;
  /* Two by two where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
  border-block: 1px solid var(--line);
`;

const Unit = styled.div`
  display: grid;
  gap: 4px;
  padding-block: 16px;
  text-align: center;
  & + & {
    border-left: 1px solid var(--line);
  }
  dt {
    order: 1;
    font-size: var(--size-13);
    color: var(--muted);
  }
`;

const units: readonly (keyof TimeLeft)[] = ['days', 'hours', 'minutes', 'seconds'];

/** Days, hours, minutes and seconds until the offer ends. */
export function Countdown({ end }: { end: number }) {
  const left = useCountdown(end);
  return (
    <div role="timer" aria-label="Time left">
      <Line>
        {units.map(unit => (
          <Unit key={unit}>
            <dt>{unit}</dt>
            <dd>
              <Figure $size={25}>{String(left[unit]).padStart(2, '0')}</Figure>
            </dd>
          </Unit>
        ))}
      </Line>
    </div>
  );
}
