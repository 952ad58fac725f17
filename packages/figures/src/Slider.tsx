import { useId } from 'react';
import styled from 'styled-components';
import type { Control } from './drawing/drawing.ts';
import { number } from './drawing/format.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 12px;
  padding: 4px 8px 0;
  color: var(--muted);
  font-size: var(--size-14);
  label {
    grid-column: 1 / -1;
  }
  small {
    font-size: var(--size-13);
    font-variant-numeric: tabular-nums;
  }
  /* As high as a finger is wide. */
  input {
    min-width: 0;
    height: 44px;
    margin: 0;
    accent-color: var(--gold);
    cursor: pointer;
  }
  @media print {
    display: none;
  }
`;

interface Props {
  control: Control;
  value: number;
  /** What is spoken for the value. */
  said: string;
  onChange(value: number): void;
}

/** The platform's own slider: arrows, Home, End and Page keys, touch and pointer. */
export function Slider({ control: { label, min, max, step }, value, said, onChange }: Props) {
  const id = useId();
  const onInput = (event: { target: HTMLInputElement }) => onChange(event.target.valueAsNumber);
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <small>{number(min)}</small>
      <input id={id} type="range" {...{ min, max, step, value }} aria-valuetext={said} onChange={onInput} />
      <small>{number(max)}</small>
    </Row>
  );
}
