import { useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react';
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
    padding: 4px 8px 8px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/* As high as its longest sentence, so that the page stands still while the figure is moved. */
const Sentence = styled.p`
  display: grid;
  > *,
  &::after {
    grid-area: 1 / 1;
  }
  &::after {
    content: attr(data-longest) / '';
    visibility: hidden;
  }
`;

function longestOf({ controls = [], say }: Drawing) {
  const first = controls.map(({ start }) => start);
  const said = controls.flatMap(({ min, max, step }, index) =>
    Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) =>
      say?.(...first.with(index, min + at * step)),
    ),
  );
  return said.reduce((longest = '', each = '') => (each.length > longest.length ? each : longest), '');
}

export interface PictureProps {
  drawing: Drawing;
  /** What the picture shows, for those who do not see it. */
  alternative: string;
  isTall?: boolean | undefined;
}

/** A drawing for wide and narrow columns, its controls, and what it says in words. */
export function Picture({ drawing, alternative, isTall }: PictureProps) {
  const { controls = [], say } = drawing;
  const first = useMemo(() => (drawing.controls ?? []).map(({ start }) => start), [drawing]);
  const longest = useMemo(() => longestOf(drawing), [drawing]);
  const [values, setValues] = useState(first);
  // What is kept for paper is drawn after the screen has answered.
  const isMoved = useDeferredValue(values.some((value, index) => value !== first[index]));
  const move = useCallback(
    (index: number, value: number) => {
      const { min = 0, max = 0, step = 1 } = drawing.controls?.[index] ?? {};
      const next = Math.min(max, Math.max(min, Math.round((value - min) / step) * step + min));
      setValues(last => (last[index] === next ? last : last.with(index, next)));
    },
    [drawing],
  );
  const onDrag = useCallback((value: number) => move(0, value), [move]);
  const states = (part: (shown: readonly number[]) => ReactNode) => (
    <>
      <State $on={isMoved ? 'screen' : 'both'}>{part(values)}</State>
      {isMoved && <State $on="paper">{part(first)}</State>}
    </>
  );
  return (
    <Panel>
      {states(shown => (
        <div role="img" aria-label={alternative}>
          <Canvases drawing={drawing} values={shown} isTall={isTall} onDrag={onDrag} />
        </div>
      ))}
      {controls.map((control, index) => (
        <Slider
          key={control.label}
          control={control}
          value={values[index] ?? control.start}
          said={say?.(...values) ?? ''}
          onChange={value => move(index, value)}
        />
      ))}
      {say &&
        states(shown => (
          <Sentence data-longest={longest}>
            <span>{say(...shown)}</span>
          </Sentence>
        ))}
    </Panel>
  );
}
