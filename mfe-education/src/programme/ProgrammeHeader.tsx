import { formatHours, levels, totalMinutes } from '@site/curriculum';
import { Link, useSearchParams, type RemoteDeps } from '@site/platform';
import { ButtonLink, Divider, Figure, Heading, Lead, Row, Split, Stack } from '@site/ui';
import { levelIn } from '../levels/LevelTabs.tsx';
import { ProgrammeMap } from './ProgrammeMap.tsx';
import { AskTutor } from '../tutor/AskTutor.tsx';

const moduleCount = levels.reduce((sum, level) => sum + level.modules.length, 0);
const minutes = levels.reduce((sum, level) => sum + totalMinutes(level), 0);

/** The programme in one sentence and three numbers, and two ways to ask about it. */
export function ProgrammeHeader(deps: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const [search] = useSearchParams();
  return (
    <Split $ratio="1:1">
      <Stack $gap={32}>
        <Stack $gap={24}>
          <Divider $gold />
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
          <AskTutor {...deps} labels={['Ask AI Tutor', 'Hide AI Tutor']} level={levelIn(search)} />
          <ButtonLink as={Link} to="/contact" $variant="quiet">
            Talk to an Advisor
          </ButtonLink>
        </Row>
      </Stack>
      <ProgrammeMap />
    </Split>
  );
}
