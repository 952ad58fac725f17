import { styled } from '@site/platform';

/** Lines, and what is filled. */
const drawings = new Map([
  ['ChartBar', ['M2 34 18 22 26 28 42 12 50 18 70 4', 'M2 42H18V36H42V28H70']],
  ['Signal', ['M2 6H70M2 40H70M2 30 14 18 24 26 34 22', 'M34 18H70V28H34Z']],
  ['UserCog', ['M2 14 14 8 24 18 36 10 48 26 58 20 70 28', 'M2 38H70V44H2Z']],
  ['Brain', ['M2 24 8 4 16 42 24 10 32 34 40 20 46 26H70', '']],
  [
    'TrendingUp',
    ['M8 10V40M24 6V34M40 14V42M56 4V30', 'M4 16H12V34H4ZM20 12H28V24H20ZM36 20H44V38H36ZM52 8H60V20H52Z'],
  ],
  ['Risk', ['M2 10H70', 'M2 10 14 22 22 16 36 40 48 24 58 30 70 10Z']],
  ['Crown', ['M2 6H34V22H2ZM38 6H70V22H38ZM2 26H34V42H2ZM38 26H70V42H38Z', 'M38 26H70V42H38Z']],
]);

const Drawing = styled.svg.attrs({ viewBox: '0 0 72 48', 'aria-hidden': true })`
  width: 72px;
  fill: none;
  stroke: var(--gold);
  stroke-width: 2;
  stroke-linejoin: round;
  > :last-child {
    fill: color-mix(in srgb, var(--gold) 24%, transparent);
  }
`;

/** The icon of this name; that of ChartBar where it is not known. */
export function ServiceIcon({ icon }: { icon: string }) {
  const [lines, area] = drawings.get(icon) ?? drawings.get('ChartBar')!;
  return (
    <Drawing>
      <path d={lines} />
      <path d={area} />
    </Drawing>
  );
}
