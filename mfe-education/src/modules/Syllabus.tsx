import { formatHours, levels, totalMinutes, type Level } from '@site/curriculum';
import { styled } from '@site/platform';
import { Figure, Row, Stack, Text } from '@site/ui';
import { ModuleRow } from './ModuleRow.tsx';

const longest = Math.max(...levels.flatMap(level => level.modules.map(module => module.minutes)));

const Total = styled(Row)`
  padding-top: 16px;
  border-top: 1px solid var(--border);
`;

/** A level's modules in order, with the time that each of them and all of them take. */
export function Syllabus({ level }: { level: Level }) {
  return (
    <Stack $gap={0}>
      <ol>
        {level.modules.map(module => (
          <ModuleRow key={module.number} level={level.id} module={module} longest={longest} />
        ))}
      </ol>
      <Total $justify="space-between">
        <Text $size={14} $muted>
          The line above each module shows its length.
        </Text>
        <Figure>{formatHours(totalMinutes(level))}</Figure>
      </Total>
    </Stack>
  );
}
