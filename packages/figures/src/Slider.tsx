import { useId } from 'react';
import styled, { css } from 'styled-components';
import type { Control, Drawing } from './drawing/drawing.ts';
import { narrow, wide, type Frame } from './drawing/frame.ts';
import { plain } from './drawing/marks.tsx';

/* A knob is 20 px wide: its middle is where it points. */
const sideways = (sides: Drawing['sides'], { width }: Frame) =>
  sides?.map(side => `calc(${(side / width) * 100}% - 10px)`).join(' ') ?? '16px';

/* A border, which forced colours keep. */
const knob = css`
  appearance: none;
  width: 20px;
  height: 20px;
  border: 10px solid var(--gold);
  border-radius: 50%;
`;

const Row = styled.div<{ $sides: Drawing['sides'] }>`
  max-width: 440px;
  margin-inline: auto;
  padding-top: 4px;
  color: var(--muted);
  font-size: var(--size-14);
  label {
    margin-inline: 16px;
  }
  div {
    display: flex;
    align-items: center;
    gap: 8px;
    padding-inline: ${({ $sides }) => sideways($sides, narrow)};
  }
  /* As high as a finger is wide. */
  input {
    flex: 1;
    min-width: 0;
    height: 44px;
    margin: 0;
    appearance: none;
    background: linear-gradient(var(--border) 0 0) center / 100% 4px no-repeat;
    cursor: pointer;
    &::-webkit-slider-thumb {
      ${knob}
    }
    &::-moz-range-thumb {
      ${knob}
    }
  }
  @container (min-width: 550px) {
    max-width: 720px;
    div {
      padding-inline: ${({ $sides }) => sideways($sides, wide)};
    }
  }
  @media print {
    display: none;
  }
`;

interface Props {
  control: Control;
  value: number;
  /** The plot that it moves along names its ends. */
  sides: Drawing['sides'];
  /** What is spoken for the value. */
  said: string;
  onChange(value: number): void;
}

/** The platform's own slider: arrows, Home, End and Page keys, touch and pointer. */
export function Slider({ control: { label, min, max, step }, value, sides, said, onChange }: Props) {
  const id = useId();
  const onInput = (event: { target: HTMLInputElement }) => onChange(event.target.valueAsNumber);
  return (
    <Row $sides={sides}>
      <label htmlFor={id}>{label}</label>
      <div>
        {!sides && <span aria-hidden>{plain(min)}</span>}
        <input id={id} type="range" {...{ min, max, step, value }} aria-valuetext={said} onChange={onInput} />
        {!sides && <span aria-hidden>{plain(max)}</span>}
      </div>
    </Row>
  );
}
