import Check from 'lucide-react/icons/check';
import type { LevelId, Module } from '@site/curriculum';
import { Button, PrintButton, Row } from '@site/ui';
import { ToolLink } from '../address/links.tsx';
import { useLessonProgress } from '../progress/ProgressContext.ts';

/** After a lesson: mark it as read, print it, look a term up. */
export function LessonEnd({ level, module }: { level: LevelId; module: Module }) {
  const { state, save } = useLessonProgress(level, module);
  const isRead = state === 'read';
  const markAsRead = () => {
    if (!isRead) save({ readAt: new Date().toISOString() });
  };
  return (
    <Row $gap={12} data-print="hide">
      <Button
        $variant={isRead ? 'secondary' : 'primary'}
        $size="small"
        aria-disabled={isRead}
        onClick={markAsRead}
      >
        {isRead && <Check size={16} aria-hidden />}
        {isRead ? 'Marked as read' : 'Mark as read'}
      </Button>
      <PrintButton>Print this lesson</PrintButton>
      <ToolLink tool="glossary">Look up a term in the glossary</ToolLink>
    </Row>
  );
}
