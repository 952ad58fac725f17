import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { Canvases } from './Canvases.tsx';
import type { Drawing } from './drawing/drawing.ts';
import { narrow, wide, type Frame } from './drawing/frame.ts';
import { Slider } from './Slider.tsx';

export const Panel = styled.div`
  container-type: inline-size;
  padding: 8px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  break-inside: avoid;
`;

/* A knob is 20 px wide: its middle is where it points. */
const sideways = ({ width }: Frame, sides: Drawing['sides'] = [26, 26]) =>
  sides.map(side => `calc(${(side / width) * 100}% - 10px)`).join(' ');

/* Below the drawing, with its width. */
const Below = styled.div<{ $sides: Drawing['sides'] }>`
  max-width: 440px;
  margin-inline: auto;
  > p {
    padding-inline: 12px;
  }
  > div {
    padding-inline: ${({ $sides }) => sideways(narrow, $sides)};
  }
  @container (min-width: 550px) {
    max-width: none;
    > div {
      padding-inline: ${({ $sides }) => sideways(wide, $sides)};
    }
  }
`;

/* As high as its longest sentence, so that the page stands still while the figure is moved. */
const Sentence = styled.p`
  display: grid;
  align-items: center;
  padding-block: 4px 12px;
  font-weight: 600;
  > *,
  &::after {
    grid-area: 1 / 1;
  }
  &::after {
    content: attr(data-longest);
    visibility: hidden;
  }
`;

const startOf = ({ controls = [] }: Drawing) => controls.map(({ start }) => start);

function longestOf(drawing: Drawing) {
  const { controls = [], say = () => '' } = drawing;
  const first = startOf(drawing);
  const said = controls.flatMap(({ min, max, step }, index) =>
    Array.from({ length: Math.round((max - min) / step) + 1 }, (_, at) =>
      say(...first.with(index, min + at * step)),
    ),
  );
  return said.reduce((longest, each) => (each.length > longest.length ? each : longest), '');
}

interface PictureProps {
  drawing: Drawing;
  /** What the picture shows, for those who do not see it. */
  alternative: string;
  isTall?: boolean | undefined;
}

/** A drawing for wide and narrow columns, its controls, and what it says in words. */
export function Picture({ drawing, alternative, isTall }: PictureProps) {
  const { controls = [], say } = drawing;
  const longest = useMemo(() => longestOf(drawing), [drawing]);
  const [values, setValues] = useState(() => startOf(drawing));
  const said = say?.(...values) ?? '';
  const move = useCallback(
    (index: number, value: number) => {
      const { min = 0, max = 0, step = 1 } = drawing.controls?.[index] ?? {};
      const next = Math.min(max, Math.max(min, Math.round((value - min) / step) * step + min));
      setValues(last => (last[index] === next ? last : last.with(index, next)));
    },
    [drawing],
  );
  const onDrag = useCallback((value: number) => move(0, value), [move]);
  return (
    <Panel>
      <div role="img" aria-label={alternative}>
        <Canvases drawing={drawing} values={values} isTall={isTall} onDrag={onDrag} />
      </div>
      <Below $sides={drawing.sides}>
        {controls.map((control, index) => (
          <Slider
            key={control.label}
            control={control}
            hasEnds={!drawing.sides}
            value={values[index] ?? control.start}
            said={said}
            onChange={value => move(index, value)}
          />
        ))}
        {said && (
          <Sentence data-longest={longest}>
            <span>{said}</span>
          </Sentence>
        )}
      </Below>
    </Panel>
  );
}
