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
    flex: 0 1 auto;
    font-size: var(--size-14);
    color: var(--muted);
  }
  @media print {
    display: none;
  }
`;

const thumb = `
  width: 24px;
  height: 24px;
  border: 2px solid var(--surface);
  border-radius: 50%;
  background: var(--gold);
  box-shadow: 0 0 0 1px var(--gold);
  box-sizing: border-box;
`;
const track = `
  height: 4px;
  border-radius: 2px;
  background: var(--border);
`;

/* As high as a finger is wide; the track in its middle is thin. */
const Range = styled.input`
  flex: 1 1 200px;
  min-width: 0;
  height: 44px;
  margin: 0;
  appearance: none;
  background: none;
  cursor: pointer;
  &::-webkit-slider-runnable-track {
    ${track}
  }
  &::-moz-range-track {
    ${track}
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -10px;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
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
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      <Range
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={said}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
    </Row>
  );
}
