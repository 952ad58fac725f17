import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { LevelId, Module } from '@site/curriculum';
import { styled } from '@site/platform';
import { Button, Figure, from, Heading, hover } from '@site/ui';
import { ModuleOutline } from './ModuleOutline.tsx';
import { useReadLesson } from '../lesson/readLessons.ts';
import { useKeepInPlace } from './useKeepInPlace.ts';
import { useReveal } from './useReveal.ts';

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

const Title = styled(Heading)<{ $open: boolean }>`
  grid-area: title;
  color: ${({ $open }) => ($open ? 'inherit' : 'var(--muted)')};
`;

const Disclosure = styled.button`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 56px;
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  svg {
    flex: none;
    color: var(--muted);
    transition: rotate var(--fast) var(--ease);
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  ${hover} {
    &:hover {
      text-decoration: underline;
      text-decoration-thickness: 1px;
      text-underline-offset: 6px;
    }
  }
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

const Read = styled.span`
  white-space: nowrap;
  color: var(--up);
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
  /** Opens the lesson and leaves the address as it is. */
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
  const titleId = useId();
  const outlineId = useId();
  const disclosure = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  useReveal(disclosure, revealKey);
  const keepInPlace = useKeepInPlace(disclosure, open);

  function toggle() {
    keepInPlace();
    onToggle();
  }

  function start() {
    keepInPlace();
    flushSync(onStart);
    opened.current?.focus({ preventScroll: true });
    // Its scroll margin leaves room for the title.
    opened.current?.scrollIntoView({ block: 'nearest' });
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
        {minutes} min{isRead && <Read> · Read</Read>}
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
