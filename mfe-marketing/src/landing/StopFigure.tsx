import { dollars, number } from '@site/figures/format';
import { Slider } from '@site/figures/slider';
import { styled } from '@site/platform';
import { from, withoutScripts } from '@site/ui';
import { useState } from 'react';

const RISK = 50;
/** How far away the stop is, in dollars. */
const control = { label: 'Move the stop', min: 6, max: 15, step: 1, start: 10 };
/** The corner of every area, in percent of the largest width and height. */
const curve = Array.from({ length: 13 }, (_, step) => 40 + step * 5).map(x => `${x} ${4000 / x}`);

const Field = styled.figure`
  --side: min(5.75rem, 24vw);
  display: grid;
  gap: 24px;
  padding: 3.5rem 0 0 var(--side);
  ${from.desktop} {
    --side: min(7.5rem, 16vw);
    padding-top: 4.5rem;
  }
`;

const Plot = styled.div`
  position: relative;
  aspect-ratio: 1;
  border: solid var(--border);
  border-width: 1px 0 0 1px;
  container-type: inline-size;
  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    fill: none;
    stroke: var(--muted);
    stroke-dasharray: 2 6;
  }
  ${from.desktop} {
    aspect-ratio: 1.16;
  }
`;

/* As wide as its ounces, and by that as high as the way to the stop: its corner moves along the curve. */
const Loss = styled.div`
  position: relative;
  display: grid;
  place-content: center;
  width: calc(var(--ounces, 5) * 12%);
  height: calc(1000% / 3 / var(--ounces, 5));
  background: var(--action);
  color: var(--on-action);
  text-align: center;
  transition: all var(--fast) var(--ease);
  print-color-adjust: exact;
  strong {
    font: 600 min(15cqi, 6rem) / 1 var(--font-display);
  }
`;

const Side = styled.p`
  position: absolute;
  bottom: calc(100% + 8px);
  color: var(--muted);
  font-size: min(1rem, 4.2vw);
  line-height: 1.2;
  white-space: nowrap;
  b {
    color: var(--text);
    font-size: var(--size-49);
    font-weight: 500;
  }
  & + & {
    inset: 50% calc(100% + 12px) auto auto;
    translate: 0 -50%;
    text-align: end;
    b {
      display: block;
    }
  }
`;

const Control = styled.div`
  margin-left: calc(-1 * var(--side));
  ${from.desktop} {
    margin-left: 0;
  }
  ${withoutScripts} {
    display: none;
  }
`;

/** The loss is an area, as wide as the position and as high as the way to the stop; it is the same for every stop. */
export function StopFigure() {
  const [way, setWay] = useState(control.start);
  const [ounces, away, loss] = [number(RISK / way, 2), dollars(way), dollars(RISK)];
  return (
    <Field aria-label="The stop sets the size">
      <Plot
        role="img"
        aria-label={`The further the stop is from the entry, the smaller the position; the loss stays ${loss}.`}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <path d={`M${curve.join('L')}`} vectorEffect="non-scaling-stroke" />
        </svg>
        {/* By script: the policy of pre-rendered pages takes no style attribute. */}
        <Loss ref={area => area?.style.setProperty('--ounces', String(RISK / way))}>
          <strong>{loss}</strong>
          at risk
          <Side>
            <b>{ounces}</b> ounces
          </Side>
          <Side>
            <b>{away}</b> to the stop
          </Side>
        </Loss>
      </Plot>
      <Control>
        <Slider
          control={control}
          value={way}
          hasEnds={false}
          said={`Stop ${away} away: ${ounces} ounces. A hit costs ${loss}.`}
          onChange={setWay}
        />
      </Control>
    </Field>
  );
}
