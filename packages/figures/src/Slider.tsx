import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { Control } from './drawing/drawing.ts';
import { plain } from './drawing/marks.tsx';

/* A border, which forced colours keep. */
const knob = css`
  appearance: none;
  width: 20px;
  height: 20px;
  border: 10px solid var(--gold);
  border-radius: 50%;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  padding-top: 4px;
  color: var(--muted);
  font-size: var(--size-14);
  /* As high as a finger is wide; gold up to the middle of the knob. */
  input {
    width: 100%;
    height: 44px;
    margin: 0;
    appearance: none;
    background: linear-gradient(
        to right,
        var(--gold) calc(10px + (100% - 20px) * var(--share, 0.5)),
        var(--border) 0
      )
      center / 100% 4px no-repeat;
    cursor: pointer;
    &::-webkit-slider-thumb {
      ${knob}
    }
    &::-moz-range-thumb {
      ${knob}
    }
  }
  @media print {
    display: none;
  }
`;

interface Props {
  control: Control;
  value: number;
  /** Not where the plot that it moves along names them. */
  hasEnds: boolean;
  /** What is spoken for the value. */
  said: string;
  onChange(value: number): void;
}

/** The platform's own slider: arrows, Home, End and Page keys, touch and pointer. */
export function Slider({ control: { label, min, max, step }, value, hasEnds, said, onChange }: Props) {
  const id = useId();
  const onInput = (event: { target: HTMLInputElement }) => onChange(event.target.valueAsNumber);
  return (
    <Row>
      <label htmlFor={id}>{label}</label>
      {hasEnds && (
        <span aria-hidden>
          {plain(min)} to {plain(max)}
        </span>
      )}
      <input
        id={id}
        type="range"
        {...{ min, max, step, value }}
        // By script: the policy of pre-rendered pages takes no style attribute.
        ref={input => input?.style.setProperty('--share', String((value - min) / (max - min)))}
        aria-valuetext={said}
        onChange={onInput}
      />
    </Row>
  );
}
