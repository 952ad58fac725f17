import { useId } from 'react';
import styled from 'styled-components';
import type { Control } from './drawing/drawing.ts';

export type Ends = readonly [start: number, end: number];
const WHOLE: Ends = [3, 3];

/* Where a canvas begins and ends an axis, in percent of its width; the middle of the thumb goes that far. */
const along = ([start, end]: Ends) => `margin: 0 calc(${end}% - 8px) 0 calc(${start}% - 8px);
    width: calc(${100 - start - end}% + 16px);`;

const Row = styled.div<{ $ends: readonly Ends[] }>`
  padding-top: 4px;
  color: var(--muted);
  font-size: var(--size-14);
  label {
    display: block;
    padding-inline: 8px;
  }
  /* As high as a finger is wide. */
  input {
    ${({ $ends: [, narrow] }) => along(narrow ?? WHOLE)}
    height: 44px;
    accent-color: var(--gold);
    cursor: pointer;
  }
  @container (min-width: 560px) {
    input {
      ${({ $ends: [wide] }) => along(wide ?? WHOLE)}
    }
  }
  @media print {
    display: none;
  }
`;

interface Props {
  control: Control;
  /** On the wide and on the narrow canvas, where its numbers are an axis. */
  ends: readonly Ends[];
  value: number;
  /** What is spoken for the value. */
  said: string;
  onChange(value: number): void;
}

/** The platform's own slider: arrows, Home, End and Page keys, touch and pointer. */
export function Slider({ control: { label, min, max, step }, ends, value, said, onChange }: Props) {
  const id = useId();
  const onInput = (event: { target: HTMLInputElement }) => onChange(event.target.valueAsNumber);
  return (
    <Row $ends={ends}>
      <label htmlFor={id}>{label}</label>
      <input id={id} type="range" {...{ min, max, step, value }} aria-valuetext={said} onChange={onInput} />
    </Row>
  );
}
