import { formatHours, lessonsOf, lessonToContinue, levels, totalMinutes } from '@site/curriculum';
import { Link, styled, useSearchParams, type RemoteDeps } from '@site/platform';
import {
  ButtonLink,
  Card,
  Divider,
  Figure,
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

const lessonCount = levels.reduce((sum, level) => sum + level.modules.length, 0);
const minutes = levels.reduce((sum, level) => sum + totalMinutes(level), 0);

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

/* As wide as its longest words: nothing moves when the progress is there. */
const Way = styled.div<{ $known: boolean }>`
  flex: 1 0 min(100%, 15.5rem);
  visibility: ${({ $known }) => ($known ? 'visible' : 'hidden')};
`;

/* What it says in numbers, and beside it in blocks. */
const Map = styled(Card)`
  gap: 32px;
  padding: clamp(24px, 4vw, 56px);
  /* On one line of a phone. */
  > p {
    font-size: min(var(--size-39), 4.4vw);
  }
  > p > span + span::before {
    content: ' · ';
  }
  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    > p > span {
      display: block;
    }
    > p > span + span::before {
      content: none;
    }
  }
  [role='img'] {
    height: clamp(28px, 4.5vw, 60px);
  }
`;

/** The programme in one sentence and three numbers, where to go on, and two ways to ask about it. Above a tool one line. */
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
        <Row $gap={12}>
          {!tool && (
            <Way $known={isKnown}>
              <ButtonLink as={Link} to={address} $wide>
                {word}: {level.name} {module.number}
                <span aria-hidden>→</span>
              </ButtonLink>
            </Way>
          )}
          <AskTutor {...deps} labels={['Ask AI Tutor', 'Hide AI Tutor']} level={levelIn(search)} />
          {!tool && (
            <TextLink as={Link} to="/contact">
              Talk to an Advisor
            </TextLink>
          )}
        </Row>
      </Head>
      {!tool && (
        <Map $ink>
          <Figure as="p" $size={39}>
            {[`${levels.length} levels`, `${lessonCount} lessons`, formatHours(minutes)].map(part => (
              <span key={part}>{part}</span>
            ))}
          </Figure>
          <ProgrammeMap
            levels={levels.map(one => ({
              name: one.name,
              lessons: lessonsOf(one, lessons),
              next: isKnown && next?.level === one ? next.module.number : undefined,
              note: formatHours(totalMinutes(one)),
            }))}
          />
        </Map>
      )}
    </Stack>
  );
}
