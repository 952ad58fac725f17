import { scale, type Frame, type Range } from './frame.ts';
import { Bar, Label, Rule, type Tone } from './marks.tsx';

interface Row {
  name: string;
  from?: number;
  to: number;
  text: string;
  tone: Tone;
  isTotal?: boolean;
}

/** Named bars below each other; a total is filled and stands below a line. */
export function Rows({ frame, domain, rows }: { frame: Frame; domain: Range; rows: readonly Row[] }) {
  const { wide, width, height } = frame;
  const [left, right] = [wide ? 190 : 20, width - (wide ? 84 : 68)];
  const x = scale(domain, [left, right]);
  const step = (height - 32) / rows.length;
  const bar = wide ? 28 : 16;
  return rows.map(({ name, from = 0, to, text, tone, isTotal = false }, index) => {
    const top = 16 + index * step + (step - bar) / 2 + (wide ? 0 : 10);
    return (
      <g key={name}>
        {isTotal && (
          <Rule from={[16, 16 + index * step]} to={[width - 16, 16 + index * step]} tone="border" />
        )}
        <Label x={wide ? 16 : left} y={wide ? top + bar / 2 + 5 : top - 8} tone="text" bold={isTotal}>
          {name}
        </Label>
        <Bar
          from={[x(from), top]}
          to={[x(to), top + bar]}
          tone={tone}
          fill={isTotal ? 1 : 0.3}
          weight={1.5}
        />
        <Label x={Math.max(x(from), x(to)) + 10} y={top + bar / 2 + 5} tone="text" bold={isTotal}>
          {text}
        </Label>
      </g>
    );
  });
}
