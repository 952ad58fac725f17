import { useId, useRef, useState } from 'react';
import { formatHours, levels, totalMinutes } from '@site/curriculum';
import { Link, useSearchParams, type RemoteDeps } from '@site/platform';
import { Button, ButtonLink, Figure, Heading, Lead, Row, Split, Stack } from '@site/ui';
import { levelIn } from '../levels/LevelTabs.tsx';
import { ProgrammeMap } from './ProgrammeMap.tsx';
import { readChat } from '../tutor/keptChat.ts';
import { LazyTutor } from '../tutor/LazyTutor.tsx';

const moduleCount = levels.reduce((sum, level) => sum + level.modules.length, 0);
const minutes = levels.reduce((sum, level) => sum + totalMinutes(level), 0);

/** The programme in one sentence and three numbers, and two ways to ask about it. */
export function ProgrammeHeader(deps: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const [search] = useSearchParams();
  const level = levelIn(search);
  const [isOpen, setOpen] = useState(() => readChat(deps.auth).isOpen);
  const [wasToggled, setToggled] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const tutorId = useId();

  function toggleTutor() {
    setToggled(true);
    setOpen(!isOpen);
  }

  function closeTutor() {
    setOpen(false);
    toggle.current?.focus();
  }

  return (
    <Stack $gap={32}>
      <Split $ratio="1:1">
        <Stack $gap={32}>
          <Stack $gap={16}>
            <Heading level={1} size={61}>
              Education
            </Heading>
            <Lead>
              From what moves gold and Bitcoin to a trading process you can audit, one stage at a time.
            </Lead>
            <Figure>
              {levels.length} stages · {moduleCount} modules · {formatHours(minutes)}
            </Figure>
          </Stack>
          <Row $gap={12}>
            <Button
              ref={toggle}
              $variant="secondary"
              aria-expanded={isOpen}
              aria-controls={isOpen ? tutorId : undefined}
              onClick={toggleTutor}
            >
              {isOpen ? 'Hide AI Tutor' : 'Ask AI Tutor'}
            </Button>
            <ButtonLink as={Link} to="/contact" $variant="quiet">
              Talk to an Advisor
            </ButtonLink>
          </Row>
        </Stack>
        <ProgrammeMap />
      </Split>
      {/* A closed panel goes on with its conversation. */}
      {(isOpen || wasToggled) && (
        <div hidden={!isOpen}>
          <LazyTutor
            {...deps}
            id={tutorId}
            level={level}
            isOpen={isOpen}
            takesFocus={wasToggled}
            onClose={closeTutor}
          />
        </div>
      )}
    </Stack>
  );
}
