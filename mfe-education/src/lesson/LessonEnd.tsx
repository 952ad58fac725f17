import Check from 'lucide-react/icons/check';
import type { LevelId } from '@site/curriculum';
import { Link, styled, useSearchParams } from '@site/platform';
import { Button, PrintButton, Row, TextLink } from '@site/ui';
import { toolAddress } from '../tools/tools.ts';
import { useReadLesson } from './readLessons.ts';

const ScreenOnly = styled(Row)`
  @media print {
    display: none;
  }
`;

/** After a lesson: mark it as read, print it, look a term up. */
export function LessonEnd({ level, module }: { level: LevelId; module: number }) {
  const [search] = useSearchParams();
  const [isRead, toggleRead] = useReadLesson(level, module);
  return (
    <ScreenOnly $gap={12}>
      <Button $variant="secondary" $size="small" aria-pressed={isRead} onClick={toggleRead}>
        {isRead && <Check size={16} aria-hidden />}
        Mark as read
      </Button>
      <PrintButton>Print this lesson</PrintButton>
      <TextLink as={Link} to={toolAddress(search, 'glossary')} state={{ toTool: true }} preventScrollReset>
        Look up a term in the glossary
      </TextLink>
    </ScreenOnly>
  );
}
