import { formatHours, lessonToContinue, levels, totalMinutes } from '@site/curriculum';
import { Link, styled, useSearchParams, type RemoteDeps } from '@site/platform';
import { ButtonLink, Divider, Figure, Heading, Lead, Row, Split, Stack, TextLink } from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { levelIn } from '../levels/LevelTabs.tsx';
import { ProgrammeMap } from './ProgrammeMap.tsx';
import { useProgress } from '../progress/ProgressContext.ts';
import { toolIn } from '../tools/tools.ts';
import { AskTutor } from '../tutor/AskTutor.tsx';

const lessonCount = levels.reduce((sum, level) => sum + level.modules.length, 0);
const minutes = levels.reduce((sum, level) => sum + totalMinutes(level), 0);

/* As wide as the longest words: nothing moves when the progress is there. */
const Way = styled.div<{ $known: boolean }>`
  width: 15.5rem;
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
`;

/** The programme in one sentence and three numbers, where to go on, and two ways to ask about it. Above a tool it is short. */
export function ProgrammeHeader(deps: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const [search] = useSearchParams();
  const { isKnown, lessons } = useProgress();
  const next = lessonToContinue(levels, lessons);
  const { level, module } = next ?? { level: levels[0], module: levels[0].modules[0]! };
  const word = next ? (lessons.length > 0 ? 'Continue' : 'Begin') : 'Read again';
  const isWhole = toolIn(search) === null;
  return (
    <Split $ratio="1:1">
      <Stack $gap={32}>
        <Stack $gap={24}>
          <Divider $gold />
          <Heading level={1} size={isWhole ? 61 : 39}>
            Education
          </Heading>
          {isWhole && (
            <>
              <Lead>
                From what moves gold and Bitcoin to a trading process you can audit, one level at a time.
              </Lead>
              <Figure>
                {levels.length} levels · {lessonCount} lessons · {formatHours(minutes)}
              </Figure>
            </>
          )}
        </Stack>
        <Row $gap={16}>
          {isWhole && (
            <Way $known={isKnown}>
              <ButtonLink as={Link} to={lessonAddress(level.id, module.number)} $wide>
                {word}: {level.name} {module.number}
              </ButtonLink>
            </Way>
          )}
          <AskTutor {...deps} labels={['Ask AI Tutor', 'Hide AI Tutor']} level={levelIn(search)} />
          <TextLink as={Link} to="/contact">
            Talk to an Advisor
          </TextLink>
        </Row>
      </Stack>
      {isWhole && <ProgrammeMap />}
    </Split>
  );
}
