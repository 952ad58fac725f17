import { styled } from '@site/platform';
import { Figure } from '@site/ui';
import { useEffect, useState } from 'react';

const Line = styled.dl`
  /* Nothing jumps when it ticks. */
  font-variant-numeric: tabular-nums;
  display: grid;
  /* Two by two where the text is enlarged. */
  grid-template-columns: repeat(auto-fit, minmax(3.5rem, 1fr));
  border-block: 1px solid var(--line);
`;

const Unit = styled.div`
  display: grid;
  gap: 4px;
  padding-block: 8px;
  text-align: center;
  & + & {
    border-left: 1px solid var(--line);
  }
  dt {
    order: 1;
    font-size: var(--size-14);
    color: var(--muted);
  }
`;

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each with the unit above it. */
const units = [
  ['days', DAY, Infinity],
  ['hours', HOUR, DAY],
  ['minutes', MINUTE, HOUR],
  ['seconds', SECOND, MINUTE],
] as const;

/** The ms that are left until `end` (ms since the epoch), updated every second until zero. */
function useTimeLeft(end: number) {
  const [left, setLeft] = useState(() => Math.max(0, end - Date.now()));
  const over = left === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setLeft(Math.max(0, end - Date.now())), SECOND);
    return () => clearInterval(timer);
  }, [end, over]);
  return left;
}

/** Days, hours, minutes and seconds until the offer ends. */
export function Countdown({ end }: { end: number }) {
  const left = useTimeLeft(end);
  return (
    <div role="timer" aria-label="Offer ends in">
      <Line>
        {units.map(([name, unit, above]) => (
          <Unit key={name}>
            <dt>{name}</dt>
            <dd>
              <Figure $size={25}>{String(Math.floor((left % above) / unit)).padStart(2, '0')}</Figure>
            </dd>
          </Unit>
        ))}
      </Line>
    </div>
  );
}
