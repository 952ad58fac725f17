import { ink } from '../tokens.ts';

/**
 * The mark: an ounce (a coin's ring) and a block (a square), linked like two links of a chain. Each passes once over
 * and once under the other; the breaks are gaps in the strokes, so the mark works on any ground.
 */
export function markPaths(gold: string, bitcoin: string): string {
  return `<g fill="none" stroke-width="6.5"><path d="${ringPath()}" stroke="${gold}"/><path d="${blockPath}" stroke="${bitcoin}" stroke-linejoin="round"/></g>`;
}

const ring = { x: 25, y: 25, radius: 17 };
/** The ring dips under the block where it meets the block's left side. */
function ringPath(): string {
  const crossing = Math.atan2(17, -0.5);
  const gap = 0.335;
  const point = (angle: number) =>
    `${(ring.x + ring.radius * Math.cos(angle)).toFixed(2)} ${(ring.y + ring.radius * Math.sin(angle)).toFixed(2)}`;
  return `M${point(crossing + gap)}A${ring.radius} ${ring.radius} 0 1 1 ${point(crossing - gap)}`;
}
/** The block's top side dips under the ring. */
const blockPath =
  'M36.3 25H27.5A3 3 0 0 0 24.5 28V53A3 3 0 0 0 27.5 56H52.5A3 3 0 0 0 55.5 53V28A3 3 0 0 0 52.5 25H47.7';

/** The mark alone, on nothing: 64 units square. */
export function markSvg(): string {
  return svg(`<g transform="translate(-.4 -.4)">${markPaths(ink.gold, ink.bitcoin)}</g>`);
}

/** The mark on its dark tile; `inset` is the share of the tile left free on each side, `radius` in 64ths. */
export function tileSvg(inset: number, radius: number): string {
  const scale = 1 - 2 * inset;
  const shift = (64 * inset).toFixed(2);
  const tile = `<rect width="64" height="64" rx="${radius}" fill="${ink.bg}"/>`;
  return svg(
    `${tile}<g transform="translate(${shift} ${shift}) scale(${scale.toFixed(3)})">${markPaths(ink.gold, ink.bitcoin)}</g>`,
  );
}

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${inside}</svg>\n`;
}
