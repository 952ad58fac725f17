import { useId } from 'react';
import styled from 'styled-components';
import type { Control } from './drawing/drawing.ts';
import { plain } from './drawing/marks.tsx';

const Row = styled.div`
  padding: 4px 8px 0;
  color: var(--muted);
  font-size: var(--size-14);
  /* As high as a finger is wide. */
  div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
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
      <div>
        <span aria-hidden>{plain(min)}</span>
        <input id={id} type="range" {...{ min, max, step, value }} aria-valuetext={said} onChange={onInput} />
        <span aria-hidden>{plain(max)}</span>
      </div>
    </Row>
  );
}
