import { scaleLinear } from 'd3-scale';

/** The canvas of a drawing. Each figure is drawn twice, and the page's width decides which one shows. */
export interface Frame {
  wide: boolean;
  width: number;
  height: number;
}

export const wide: Frame = { wide: true, width: 640, height: 320 };
export const narrow: Frame = { wide: false, width: 340, height: 300 };
const flat = [wide, narrow];
const tall = flat.map(frame => ({ ...frame, height: 440 }));

/** Wide and narrow canvases; a tall figure has several panes. */
export const framesOf = (isTall = false): readonly Frame[] => (isTall ? tall : flat);

export type Range = readonly [from: number, to: number];

/** A linear scale that may be called before it knows its type: what is drawn needs no more. */
export const scale = (domain: Range, range: Range) => scaleLinear(domain, range);

type Margins = readonly [top: number, right: number, bottom: number, left: number];

/** The place of prices and times: what is left of the canvas beside its margins, in the order of CSS. */
export const plot = ({ width, height }: Frame, x: Range, y: Range, [top, right, bottom, left]: Margins) => ({
  x: scale(x, [left, width - right]),
  y: scale(y, [height - bottom, top]),
});
