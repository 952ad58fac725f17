import ChevronDown from 'lucide-react/icons/chevron-down';
import Lock from 'lucide-react/icons/lock';
import { useId, useState } from 'react';
import { lessonToContinue, levels, type LevelId, type Module } from '@site/curriculum';
import { Link, styled } from '@site/platform';
import {
  ButtonLink,
  Figure,
  from,
  Heading,
  hover,
  Lazy,
  LessonKey,
  pressBySpace,
  Stack,
  TextLink,
} from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { useLessonProgress } from '../pages/PageParts.tsx';

const loadOutline = () => import(/* webpackChunkName: "outline" */ './ModuleOutline.tsx');

/* At its end the title's chevron. */
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  grid-template-areas: 'number title title' '. minutes action' 'outline outline outline';
  align-items: center;
  gap: 8px 16px;
  padding-block: 12px 8px;
  border-top: 1px solid var(--line);

  ${from.tablet} {
    row-gap: 0;
    padding: 16px 32px 16px 0;
    grid-template-columns: 52px minmax(0, 1fr) auto 88px;
    grid-template-areas: 'number title minutes action' '. outline outline outline';
  }
`;

const ModuleNumber = styled(Figure)`
  grid-area: number;
  display: flex;
  gap: 8px;
  align-items: center;
  color: var(--muted);
`;

const Title = styled(Heading)<{ $open: boolean }>`
  grid-area: title;
  text-wrap: balance;
  ${({ $open }) => !$open && 'color: var(--muted);'}
`;

const Disclosure = styled.button`
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
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
  ${from.tablet} {
    svg {
      position: absolute;
      inset: 30px -4px auto auto;
    }
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
  min-width: 0;
`;

const Minutes = styled.div`
  grid-area: minutes;
  font-size: var(--size-14);
  color: var(--muted);
`;

const Action = styled(Minutes)`
  grid-area: action;
  display: flex;
  gap: 8px;
  align-items: center;
  justify-content: flex-end;
  min-height: 28px;
`;

interface ModuleRowProps {
  level: LevelId;
  module: Module;
}

const words = { read: 'Read', begun: 'Begun' };

/** One line of the syllabus; its title opens what the module covers. Only an unlocked module has a Start button. */
export function ModuleRow({ level, module }: ModuleRowProps) {
  const { number, title, minutes, locked } = module;
  const [isOpen, setOpen] = useState(false);
  const { state, lessons, isKnown } = useLessonProgress(level, module);
  const next = lessonToContinue(levels, lessons);
  const isNext = isKnown && next?.level.id === level && next.module.number === module.number;
  const titleId = useId();
  const outlineId = useId();
  const address = lessonAddress(level, number);
  return (
    <Row>
      <ModuleNumber aria-hidden>
        <LessonKey $state={state} />
        {String(number).padStart(2, '0')}
      </ModuleNumber>
      <Title level={3} size={20} id={titleId} $open={!locked}>
        <Disclosure
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? outlineId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <ChevronDown size={16} aria-hidden />
        </Disclosure>
      </Title>
      <Minutes>
        {(state === 'read' || state === 'begun') && <strong>{words[state]} · </strong>}
        {minutes} min
      </Minutes>
      <Action>
        {locked ? (
          <>
            <Lock size={16} aria-hidden />
            Locked
          </>
        ) : (
          <ButtonLink
            as={Link}
            to={address}
            role="button"
            $variant={isNext ? 'primary' : 'secondary'}
            $size="small"
            aria-describedby={titleId}
            onKeyDown={pressBySpace}
          >
            Start
          </ButtonLink>
        )}
      </Action>
      {isOpen && (
        <Opened id={outlineId} role="region" aria-labelledby={titleId}>
          <Stack $gap={24}>
            <Lazy what="The outline" load={loadOutline}>
              {({ ModuleOutline }) => <ModuleOutline level={level} module={module} />}
            </Lazy>
            <TextLink as={Link} to={address}>
              {locked ? 'What opens this lesson' : 'Go to the lesson'}
            </TextLink>
          </Stack>
        </Opened>
      )}
    </Row>
  );
}
