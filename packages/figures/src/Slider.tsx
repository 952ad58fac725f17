import { useId } from 'react';
import styled from 'styled-components';
import type { Control, Drawing } from './drawing/drawing.ts';
import { plain } from './drawing/marks.tsx';

/* The middle of the thumb goes from the start of the axis to its end, on a canvas of this width. */
const along = (width: number, [left, right]: NonNullable<Drawing['axis']>) =>
  `margin-left: calc(${(left / width) * 100}% - 8px);
   width: calc(${100 - ((left + right) / width) * 100}% + 16px);`;

const Row = styled.div<{ $axis: Drawing['axis'] }>`
  padding-top: 4px;
  color: var(--muted);
  font-size: var(--size-14);
  label {
    display: block;
    padding-inline: 8px;
  }
  /* As high as a finger is wide. */
  div {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline: ${({ $axis }) => ($axis ? 0 : 8)}px;
  }
  input {
    ${({ $axis }) => ($axis ? along(340, $axis) : 'flex: 1; min-width: 0;')}
    height: 44px;
    accent-color: var(--gold);
    cursor: pointer;
  }
  @container (min-width: 560px) {
    input {
      ${({ $axis }) => $axis && along(640, $axis)}
    }
  }
  @media print {
    display: none;
  }
`;

interface Props {
  control: Control;
  /** Where its numbers are an axis of the drawing. */
  axis: Drawing['axis'];
  value: number;
  /** What is spoken for the value. */
  said: string;
  onChange(value: number): void;
}

/** The platform's own slider: arrows, Home, End and Page keys, touch and pointer. */
export function Slider({ control: { label, min, max, step }, axis, value, said, onChange }: Props) {
  const id = useId();
  const onInput = (event: { target: HTMLInputElement }) => onChange(event.target.valueAsNumber);
  return (
    <Row $axis={axis}>
      <label htmlFor={id}>{label}</label>
      {/* Without an axis the slider names its ends. */}
      <div>
        {!axis && <span aria-hidden>{plain(min)}</span>}
        <input id={id} type="range" {...{ min, max, step, value }} aria-valuetext={said} onChange={onInput} />
        {!axis && <span aria-hidden>{plain(max)}</span>}
      </div>
    </Row>
  );
}
