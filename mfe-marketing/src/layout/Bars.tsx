import { styled } from '@site/platform';

const List = styled.dl`
  display: grid;
  gap: 16px;
`;

/* Of borders, which are printed. */
const Bar = styled.div<{ $share: number; $start: number; $tone: string }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 6px 16px;
  dd {
    font-weight: 500;
  }
  &::after {
    content: '';
    flex: none;
    width: ${({ $share }) => $share}%;
    margin-inline: ${({ $start, $share }) => `${$start}% ${100 - $start - $share}%`};
    border-top: 12px solid var(--${({ $tone }) => $tone});
    border-radius: 2px;
  }
`;

interface BarsProps {
  /** How long each is and where it begins, in percent of the width. */
  rows: readonly (readonly [name: string, amount: string, share: number, start?: number])[];
  /** Of each row, or of all. */
  tones: readonly string[];
}

/** Amounts on one scale, each as a bar below its name. */
export const Bars = ({ rows, tones }: BarsProps) => (
  <List>
    {rows.map(([name, amount, share, start = 0], index) => (
      <Bar key={name} $share={share} $start={start} $tone={tones[index] ?? tones[0]!}>
        <dt>{name}</dt>
        <dd>{amount}</dd>
      </Bar>
    ))}
  </List>
);
