import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import { useId, useRef } from 'react';
import type { LevelId, Module } from '@site/curriculum';
import { Button } from '@site/ui';
import { ModuleOutline } from './ModuleOutline.tsx';
import { useBegunLesson, useReadLesson } from '../lesson/readLessons.ts';
import {
  Action,
  Disclosure,
  Length,
  Locked,
  Mark,
  Minutes,
  ModuleNumber,
  Opened,
  Row,
  Title,
} from './rowParts.ts';
import { useKeepInPlace } from './useKeepInPlace.ts';
import { useLessonFocus } from './useLessonFocus.ts';
import { useReveal } from '../address/useReveal.ts';

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
  const disclosure = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  useReveal(disclosure, revealKey);
  const keepInPlace = useKeepInPlace(disclosure, open);
  const focusLesson = useLessonFocus(open, { title: disclosure, lesson: opened });

  function toggle() {
    keepInPlace();
    onToggle();
  }

  function start() {
    keepInPlace();
    focusLesson();
    if (!isBegun) toggleBegun();
    if (!open) onStart();
  }

  return (
    <Row>
      <Length $share={minutes / longest} $open={!locked} aria-hidden />
      <ModuleNumber aria-hidden>{String(number).padStart(2, '0')}</ModuleNumber>
      <Title level={3} size={20} id={titleId} $open={!locked}>
        <Disclosure
          ref={disclosure}
          type="button"
          aria-expanded={open}
          aria-controls={open ? outlineId : undefined}
          onClick={toggle}
        >
          {title}
          <ChevronDown size={16} aria-hidden />
        </Disclosure>
      </Title>
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
        <Opened ref={opened} id={outlineId} role="region" aria-labelledby={titleId} tabIndex={-1}>
          <ModuleOutline level={level} module={module} section={section} />
        </Opened>
      )}
    </Row>
  );
}
