import Lock from 'lucide-react/icons/lock';
import { useId } from 'react';
import type { LevelId, Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { Button, Figure, from } from '@site/ui';
import { useBegunLesson, useReadLesson } from '../lesson/readLessons.ts';
import { ModuleOutline } from './ModuleOutline.tsx';
import { ModuleTitle } from './ModuleTitle.tsx';
import { useRowPlace } from './useRowPlace.ts';

const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  grid-template-areas: 'number title title' '. minutes action' 'outline outline outline';
  align-items: center;
  gap: 4px 16px;
  padding-block: 16px;
  border-top: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 56px minmax(0, 1fr) 128px 112px;
    grid-template-areas: 'number title minutes action' '. outline outline outline';
  }
`;

/** As long as the module, next to the longest of the programme. */
const Length = styled.span<{ $share: number; $open: boolean }>`
  position: absolute;
  top: -1px;
  left: 0;
  width: ${({ $share }) => $share * 100}%;
  height: 1px;
  background: var(--${({ $open }) => ($open ? 'text' : 'border')});
`;

const ModuleNumber = styled(Figure)`
  grid-area: number;
  color: var(--muted);
`;

const Opened = styled.div`
  grid-area: outline;
  padding-block: 16px 32px;
  /* Below the row's title. */
  scroll-margin-top: 72px;
  min-width: 0;
`;

const Minutes = styled(Figure)`
  grid-area: minutes;
  font-size: var(--size-14);
  color: var(--muted);

  ${from.tablet} {
    text-align: end;
  }
`;

const Mark = styled.span<{ $read: boolean }>`
  white-space: nowrap;
  color: ${({ $read }) => ($read ? 'var(--up)' : 'inherit')};
`;

const Action = styled.div`
  grid-area: action;
  display: flex;
  justify-content: flex-end;
`;

const Locked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 40px;
  font-size: var(--size-14);
  color: var(--muted);
`;

export interface ModuleRowProps {
  level: LevelId;
  module: Module;
  /** Minutes of the programme's longest module. */
  longest: number;
  open: boolean;
  onToggle(): void;
  /** Opens the lesson in place. */
  onStart(): void;
  /** The section that a citation led to. */
  section: string | undefined;
  /** The row scrolls into view whenever this changes to another string. */
  revealKey: string | undefined;
}

/** One line of the syllabus; its title opens what the module covers. Only an unlocked module has a Start button. */
export function ModuleRow(props: ModuleRowProps) {
  const { level, module, longest, open, onToggle, onStart, section, revealKey } = props;
  const { number, title, minutes, locked } = module;
  const [isRead] = useReadLesson(level, number);
  const [isBegun, toggleBegun] = useBegunLesson(level, number);
  const titleId = useId();
  const outlineId = useId();
  const { title: titleRef, lesson, keepInPlace, enterLesson } = useRowPlace(open, revealKey);

  function toggle() {
    keepInPlace();
    onToggle();
  }

  function start() {
    keepInPlace();
    enterLesson();
    if (!isBegun) toggleBegun();
    if (!open) onStart();
  }

  return (
    <Row>
      <Length $share={minutes / longest} $open={!locked} aria-hidden />
      <ModuleNumber aria-hidden>{String(number).padStart(2, '0')}</ModuleNumber>
      <ModuleTitle
        ref={titleRef}
        id={titleId}
        locked={locked}
        aria-expanded={open}
        aria-controls={open ? outlineId : undefined}
        onClick={toggle}
      >
        {title}
      </ModuleTitle>
      <Minutes>
        {minutes} min{(isRead || isBegun) && <Mark $read={isRead}> · {isRead ? 'Read' : 'Begun'}</Mark>}
      </Minutes>
      <Action>
        {locked ? (
          <Locked>
            <Lock size={16} aria-hidden />
            Locked
          </Locked>
        ) : (
          <Button $variant="secondary" $size="small" aria-describedby={titleId} onClick={start}>
            Start
          </Button>
        )}
      </Action>
      {open && (
        <Opened ref={lesson} id={outlineId} role="region" aria-labelledby={titleId} tabIndex={-1}>
          <ModuleOutline level={level} module={module} section={section} />
        </Opened>
      )}
    </Row>
  );
}
