import { styled } from '@site/platform';
import { ServiceIcon } from './ServiceIcon.tsx';
import drawn from './specimens.json' with { type: 'json' };

interface Drawn {
  /** By look. */
  paths: Readonly<Record<string, string>>;
  words: readonly (readonly [x: number, y: number, text: string, look?: string])[];
}

/** By the service of the catalogue. */
const specimens = drawn as unknown as Readonly<Record<string, Drawn>>;

const Drawing = styled.svg.attrs({ viewBox: '0 0 360 200', 'aria-hidden': true })`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
  fill: none;
  stroke-width: 2;
  stroke-linejoin: round;
  path {
    print-color-adjust: exact;
  }
  .line,
  .dots {
    stroke: var(--gold);
  }
  .dots {
    stroke-width: 9;
    stroke-linecap: round;
  }
  .area {
    fill: color-mix(in srgb, var(--action) 40%, transparent);
  }
  .fall {
    fill: color-mix(in srgb, var(--down) 30%, transparent);
  }
  .gain {
    fill: color-mix(in srgb, var(--up) 30%, transparent);
  }
  .post {
    fill: var(--raised);
  }
  .frame {
    stroke: var(--border);
    stroke-width: 1;
  }
  .target,
  .stop {
    stroke: var(--up);
    stroke-dasharray: 4 4;
  }
  .stop {
    stroke: var(--down);
  }
  text {
    fill: var(--muted);
    font-size: clamp(11px, 23px - 1.17vw, 14px);
  }
  .end {
    text-anchor: end;
  }
  .middle {
    text-anchor: middle;
  }
  .strong {
    fill: var(--text);
    font-weight: 600;
  }
  .up {
    fill: var(--up);
  }
  .down {
    fill: var(--down);
  }
`;

/** An example of what a service delivers; its icon, where none is drawn. */
export function Specimen({ id, icon }: { id: string; icon: string }) {
  const drawing = specimens[id];
  if (!drawing) return <ServiceIcon icon={icon} />;
  return (
    <Drawing>
      {Object.entries(drawing.paths).map(([look, d]) => (
        <path key={look} className={look} d={d} />
      ))}
      {drawing.words.map(([x, y, text, look]) => (
        <text key={`${x} ${y}`} x={x} y={y} className={look}>
          {text}
        </text>
      ))}
    </Drawing>
  );
}
