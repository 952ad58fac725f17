import { useId } from 'react';
import styled from 'styled-components';
import type { Control } from './drawing/drawing.ts';
import { number } from './drawing/format.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 0 12px;
  padding-inline: 8px;
  color: var(--muted);
  font-size: var(--size-14);
  label {
    flex: 1 0 100%;
    @container (min-width: 560px) {
      flex: none;
      min-width: 6.5rem;
    }
  }
  small {
    font-size: var(--size-13);
    font-variant-numeric: tabular-nums;
  }
  /* As high as a finger is wide. */
  input {
    flex: 1 1 140px;
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
