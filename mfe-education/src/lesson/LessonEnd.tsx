import Check from 'lucide-react/icons/check';
import type { LevelId } from '@site/curriculum';
import { styled } from '@site/platform';
import { Button, PrintButton, Row, Text } from '@site/ui';
import { ToolLink } from '../address/links.tsx';
import { useReadLesson } from './readLessons.ts';

const ScreenOnly = styled(Row)`
  @media print {
    display: none;
  }
`;

const Done = styled(Text)`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  color: var(--up);
`;

/** After a lesson: mark it as read, print it, look a term up. */
export function LessonEnd({ level, module }: { level: LevelId; module: number }) {
  const [isRead, toggleRead] = useReadLesson(level, module);
  return (
    <ScreenOnly $gap={12}>
      {isRead && (
        <Done as="span" $size={14}>
          <Check size={16} aria-hidden />
          You have read this lesson.
        </Done>
      )}
      <Button $variant="secondary" $size="small" onClick={toggleRead}>
        {isRead ? 'Mark as not read' : 'Mark as read'}
      </Button>
      <PrintButton>Print this lesson</PrintButton>
      <ToolLink tool="glossary">Look up a term in the glossary</ToolLink>
    </ScreenOnly>
  );
}
