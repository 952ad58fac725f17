import { useId } from 'react';
import styled from 'styled-components';
import type { Control } from './drawing/drawing.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 16px;
  padding-inline: 8px;
  label {
    font-size: var(--size-14);
    color: var(--muted);
  }
  /* As high as a finger is wide. */
  input {
    flex: 1 1 200px;
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
      <input id={id} type="range" {...{ min, max, step, value }} aria-valuetext={said} onChange={onInput} />
    </Row>
  );
}
