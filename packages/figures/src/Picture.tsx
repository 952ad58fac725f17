import { useMemo, useState } from 'react';
import styled from 'styled-components';
import { Canvases } from './Canvases.tsx';
import type { Drawing } from './drawing/drawing.ts';
import { Slider } from './Slider.tsx';

const Panel = styled.div`
  container-type: inline-size;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  break-inside: avoid;
`;

/* On paper a figure stands as it began, on the screen as it was moved. */
const State = styled.div<{ $on: 'both' | 'screen' | 'paper' }>`
  display: ${({ $on }) => ($on === 'paper' ? 'none' : 'block')};
  @media print {
    display: ${({ $on }) => ($on === 'screen' ? 'none' : 'block')};
  }
  p {
    max-width: none;
    padding: 4px 8px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

export interface PictureProps {
  drawing: Drawing;
  /** What the picture shows, for those who do not see it. */
  alternative: string;
  isTall?: boolean | undefined;
}

/** A drawing for wide and narrow columns, what it says in words, and its controls. */
export function Picture({ drawing, alternative, isTall }: PictureProps) {
  const { controls = [], say } = drawing;
  const first = useMemo(() => (drawing.controls ?? []).map(({ start }) => start), [drawing]);
  const [values, setValues] = useState(first);
  const move = (index: number, value: number) => {
    const { min = 0, max = 0, step = 1 } = controls[index] ?? {};
    const next = Math.min(max, Math.max(min, Math.round((value - min) / step) * step + min));
    setValues(last => (last[index] === next ? last : last.with(index, next)));
  };
  const isMoved = values.some((value, index) => value !== first[index]);
  const stateOf = (shown: readonly number[], $on: 'both' | 'screen' | 'paper') => (
    <State $on={$on}>
      <div role="img" aria-label={alternative}>
        <Canvases drawing={drawing} values={shown} isTall={isTall} onDrag={value => move(0, value)} />
      </div>
      {say && <p>{say(...shown)}</p>}
    </State>
  );
  return (
    <Panel>
      {stateOf(values, isMoved ? 'screen' : 'both')}
      {isMoved && stateOf(first, 'paper')}
      {controls.map((control, index) => (
        <Slider
          key={control.label}
          control={control}
          value={values[index] ?? control.start}
          said={say?.(...values) ?? ''}
          onChange={value => move(index, value)}
        />
      ))}
    </Panel>
  );
}
