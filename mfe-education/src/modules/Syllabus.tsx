import { formatHours, totalMinutes, type Level } from '@site/curriculum';
import { styled } from '@site/platform';
import { Figure, Row, Stack, Text } from '@site/ui';
import { ModuleRow } from './ModuleRow.tsx';

const Total = styled(Row)`
  flex-wrap: nowrap;
  padding-top: 16px;
  border-top: 1px solid var(--border);
  > :last-child {
    white-space: nowrap;
  }
`;

/** A level's modules in order, with the time that each of them and all of them take. */
export function Syllabus({ level }: { level: Level }) {
  return (
    <Stack $gap={0}>
      <ol>
        {level.modules.map(module => (
          <ModuleRow key={module.number} level={level.id} module={module} />
        ))}
      </ol>
      <Total $justify="space-between">
        <Text $size={14} $muted>
          All six lessons: reading, practice and questions
        </Text>
        <Figure>{formatHours(totalMinutes(level))}</Figure>
      </Total>
    </Stack>
  );
}
