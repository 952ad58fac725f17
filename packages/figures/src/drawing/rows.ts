import { scale, type Frame } from './frame.ts';
import { bar, label, rule, type Marks } from './marks.tsx';

type Row = readonly [name: string, from: number, to: number, text: string, look: string];

/** Bars below each other, each under its name; one that looks `total` is filled and stands below a line. */
export const rows =
  (lowest: number, highest: number, list: readonly Row[]) =>
  ({ wide, width, height }: Frame): Marks => {
    const left = 20;
    const x = scale([lowest, highest], [left, width - (wide ? 84 : 68)]);
    const step = (height - 32) / list.length;
    const high = step * 0.3;
    return list.map(([name, from, to, text, look], index) => {
      const isTotal = look.includes('total');
      const top = 16 + index * step + (step - high) / 2 + 10;
      // What is small is still seen.
      const end = to > from ? Math.max(x(to), x(from) + 10) : x(to);
      const bold = isTotal ? 'text bold' : 'text';
      return [
        rule(x(0), top - 4, x(0), top + high + 4, 'muted thin'),
        isTotal && rule(16, 16 + index * step, width - 16, 16 + index * step),
        label(left, top - 8, name, bold),
        bar(x(from), top, end, top + high, `${look} outlined ${isTotal ? '' : 'soft'}`),
        label(Math.max(x(from), end) + 10, top + high / 2 + 5, text, bold),
      ];
    });
  };
