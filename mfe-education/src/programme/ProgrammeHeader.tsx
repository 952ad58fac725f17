import { formatHours, lessonsOf, lessonToContinue, levels, totalMinutes } from '@site/curriculum';
import { outlineOf } from '@site/curriculum/outlines';
import { Link, styled, useSearchParams, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Card,
  Divider,
  from,
  Heading,
  Lead,
  ProgrammeMap,
  Row,
  Split,
  Stack,
  Text,
  TextLink,
} from '@site/ui';
import { lessonAddress } from '../address/links.tsx';
import { levelIn } from '../levels/LevelTabs.tsx';
import { useProgress } from '../pages/PageParts.tsx';
import { toolAddress, toolIn, tools } from '../tools/tools.ts';
import { AskTutor } from '../tutor/AskTutor.tsx';

/* Above a tool one line. */
const Head = styled(Split)<{ $line: boolean }>`
  display: ${({ $line }) => $line && 'flex'};
  flex-wrap: wrap;
  gap: ${({ $line }) => ($line ? '8px 16px' : '24px')};
  align-items: end;
  justify-content: ${({ $line }) => $line && 'space-between'};
  /* On a phone beside the title. */
  button {
    padding-inline: ${({ $line }) => $line && '12px'};
  }
`;

const Ways = styled(Row)`
  ${from.desktop} {
    justify-content: end;
  }
`;

/* Where to go on, and beside it the whole programme. */
const Programme = styled(Card)`
  padding: clamp(24px, 4vw, 56px);
`;

/* As high with every lesson: nothing moves when the progress is there. */
const Next = styled(Stack)<{ $known: boolean }>`
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
  > :first-child {
    min-height: calc(2.4 * var(--size-49) + 2rem);
  }
  ${from.tablet} {
    > a {
      align-self: start;
    }
  }
`;

const Summary = styled(Text)`
  display: none;
  ${from.desktop} {
    display: block;
    min-height: 3lh;
  }
  @media (min-width: 1280px) {
    min-height: 0;
  }
`;

/** The programme in one sentence and two ways to ask about it, then where to go on. Above a tool one line. */
export function ProgrammeHeader(deps: Pick<RemoteDeps, 'notify' | 'auth'>) {
  const [search] = useSearchParams();
  const { isKnown, lessons } = useProgress();
  const next = lessonToContinue(levels, lessons);
  const { level, module } = next ?? { level: levels[0], module: levels[0].modules[0]! };
  const address = lessonAddress(level.id, module.number, next?.part);
  const word = next ? (lessons.length > 0 ? 'Continue' : 'Begin') : 'Read again';
  const tool = toolIn(search);
  return (
    <Stack $gap={48}>
      <Head $ratio="1:1" $line={tool !== null}>
        {tool ? (
          <Row $gap={8} data-print="hide">
            <TextLink as={Link} to={toolAddress(search)}>
              Education
            </TextLink>
            <Text as="span" $muted aria-hidden>
              /
            </Text>
            <Heading level={1} size={20}>
              {tool === 'glossary' || tool === 'templates' ? tools[tool] : 'Calculators'}
            </Heading>
          </Row>
        ) : (
          <Stack $gap={24}>
            <Divider $gold />
            <Heading level={1} size={76}>
              Education
            </Heading>
            <Lead>
              From what moves gold and Bitcoin to a trading process you can audit, one level at a time.
            </Lead>
          </Stack>
        )}
        <Ways $gap={12}>
          <AskTutor {...deps} labels={['Ask AI Tutor', 'Hide AI Tutor']} level={levelIn(search)} />
          {!tool && (
            <TextLink as={Link} to="/contact">
              Talk to an Advisor
            </TextLink>
          )}
        </Ways>
      </Head>
      {!tool && (
        <Programme $ink>
          <Split $ratio="1:1" $gap={40}>
            <Next $gap={24} $known={isKnown}>
              <Stack $gap={8}>
                <Text $muted>
                  {level.name}, lesson {module.number} of {level.modules.length}, {module.minutes} min
                </Text>
                <Heading level={2}>{module.title.split(': ')[0]}</Heading>
              </Stack>
              <Summary $muted>{outlineOf(level.id, module.number)?.summary}</Summary>
              <ButtonLink as={Link} to={address}>
                {word}: {level.name} {module.number}
                <span aria-hidden>→</span>
              </ButtonLink>
            </Next>
            <ProgrammeMap
              levels={levels.map(one => ({
                name: one.name,
                lessons: lessonsOf(one, lessons),
                next: isKnown && next?.level === one ? next.module.number : undefined,
                note: formatHours(totalMinutes(one)),
              }))}
            />
          </Split>
        </Programme>
      )}
    </Stack>
  );
}
