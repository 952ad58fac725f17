import { scaleLinear } from 'd3-scale';

/** The canvas of a drawing. Each figure is drawn twice, and the page's width decides which one shows. */
export interface Frame {
  wide: boolean;
  width: number;
  height: number;
}

/** Wide and narrow canvases; a tall figure has several panes. */
export const framesOf = (isTall = false): readonly [Frame, Frame] =>
  isTall ? [wideTall, narrowTall] : [wide, narrow];

const wide: Frame = { wide: true, width: 640, height: 320 };
const narrow: Frame = { wide: false, width: 340, height: 300 };
const wideTall: Frame = { ...wide, height: 440 };
const narrowTall: Frame = { ...narrow, height: 440 };

export type Range = readonly [from: number, to: number];

/** A linear scale that may be called before it knows its type: what is drawn needs no more. */
export const scale = (domain: Range, range: Range) => scaleLinear(domain, range);

/** The place of prices and times: what is left of the canvas beside its margins. */
export function plot({ width, height }: Frame, x: Range, y: Range, margin: Partial<Margin> = {}) {
  const { top = 16, right = 16, bottom = 32, left = 16 } = margin;
  return { x: scale(x, [left, width - right]), y: scale(y, [height - bottom, top]) };
}

interface Margin {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
