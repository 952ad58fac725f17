import styled from 'styled-components';
import { Row } from './Layout.tsx';

const List = styled.dl`
  display: grid;
  gap: 16px;
  > div {
    display: grid;
    gap: 3px;
  }
`;

const Bar = styled.span<{ $percent: number; $tone: 'up' | 'down' }>`
  display: flex;
  gap: 8px;
  align-items: center;
  font-weight: 600;
  line-height: 1.4;
  &::before {
    content: '';
    width: calc((100% - 4.5rem) * ${({ $percent }) => $percent / 300});
    height: ${({ $percent }) => ($percent ? 'clamp(16px, 1.8vw, 26px)' : '16px')};
    border: 1px solid var(--${({ $tone }) => $tone});
    background: color-mix(in srgb, var(--${({ $tone }) => $tone}) 16%, transparent);
    border-radius: 2px;
  }
`;

const Key = styled(Bar).attrs({ $percent: 0 })`
  color: var(--muted);
  font-size: var(--size-14);
  font-weight: 400;
  &::before {
    width: 16px;
  }
`;

const Keys = styled(Row)`
  margin-top: 8px;
  padding-top: 16px;
  border-top: 1px solid var(--line);
`;

/** Losses, and the gain that makes each good, on one scale. */
export const LossBars = () => (
  <>
    <List>
      {[10, 25, 50, 75].map(loss => {
        const gain = Math.round((100 * loss) / (100 - loss));
        return (
          <div key={loss}>
            <Bar as="dt" $percent={loss} $tone="down">
              −{loss}%
            </Bar>
            <Bar as="dd" $percent={gain} $tone="up">
              +{gain}%
            </Bar>
          </div>
        );
      })}
    </List>
    <Keys>
      <Key $tone="down">Loss</Key>
      <Key $tone="up">Gain needed</Key>
    </Keys>
  </>
);
