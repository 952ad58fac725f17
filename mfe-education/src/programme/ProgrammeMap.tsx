import { formatHours, levels, totalMinutes, type Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { Figure, from, Text } from '@site/ui';

const Stages = styled.figure`
  display: grid;
  gap: 16px;
  align-content: end;
  min-width: 0;
`;

const Stage = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
  align-items: baseline;
`;

const Track = styled.div`
  display: flex;
  width: 100%;
  gap: 4px;
  height: 12px;

  ${from.tablet} {
    height: 16px;
  }
`;

const Segment = styled.span<{ $minutes: number; $open: boolean }>`
  flex: ${({ $minutes }) => $minutes} 0 0;
  border: 1px solid var(--border);
  border-radius: 2px;
  background: ${({ $open }) => ($open ? 'var(--text)' : 'transparent')};
  border-color: ${({ $open }) => ($open ? 'var(--text)' : 'var(--border)')};
`;

const Rest = styled.span<{ $minutes: number }>`
  flex: ${({ $minutes }) => $minutes} 0 0;
`;

const longest = Math.max(...levels.map(totalMinutes));
const minutesOf = (modules: readonly Module[]) => modules.map(module => `${module.minutes} min`).join(', ');

/** The whole programme at one glance: every module as long as it takes, the open ones filled. */
export const ProgrammeMap = () => (
  <Stages>
    {levels.map(level => (
      <Stage key={level.id}>
        <Text $size={14}>{level.title}</Text>
        <Text $size={14} $muted>
          <Figure>{formatHours(totalMinutes(level))}</Figure>
        </Text>
        <Track role="img" aria-label={`${level.title}, six modules: ${minutesOf(level.modules)}`}>
          {level.modules.map(({ number, minutes, locked }) => (
            <Segment key={number} $minutes={minutes} $open={!locked} />
          ))}
          <Rest $minutes={longest - totalMinutes(level)} />
        </Track>
      </Stage>
    ))}
    <Text as="figcaption" $size={14} $muted>
      Each block is one module; its width shows its length. The filled ones are open to you.
    </Text>
  </Stages>
);
