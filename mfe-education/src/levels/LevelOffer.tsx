import Check from 'lucide-react/icons/check';
import { paymentToast } from '@site/validation';
import type { Level, LevelId } from '@site/curriculum';
import { Link, styled, type RemoteDeps } from '@site/platform';
import { Button, Card, from, Heading, Rule, Stack, Text, TextLink } from '@site/ui';
import { addressOf } from '../address/useOpenModule.ts';
import { ToolLink } from '../tools/ToolLink.tsx';
import type { ToolId } from '../tools/tools.ts';

const Sticky = styled(Card)`
  align-self: start;

  ${from.desktop} {
    position: sticky;
    top: 96px;
  }
`;

const Feature = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;

  svg {
    margin-top: 4px;
    color: var(--muted);
  }
`;

/** What a level costs and includes. */
export function LevelOffer({ level, notify }: { level: Level } & Pick<RemoteDeps, 'notify'>) {
  return (
    <Sticky as="aside" aria-label={`${level.name} level, price and contents`}>
      <Stack $gap={24}>
        <Stack $gap={8}>
          <Heading level={3} size={39}>
            {level.price}
          </Heading>
          <Text $size={14} $muted>
            Paid once, for every module of this level.
          </Text>
        </Stack>
        <Button $wide onClick={() => notify(paymentToast)}>
          Enroll Now
        </Button>
        <Rule />
        <Stack $gap={16}>
          <Heading level={3} size={16} face="text">
            What the level includes
          </Heading>
          <Stack as="ul" $gap={12}>
            {level.features.map(feature => (
              <Feature key={feature}>
                <Check size={18} aria-hidden />
                <FeatureLine text={feature} level={level.id} />
              </Feature>
            ))}
          </Stack>
        </Stack>
      </Stack>
    </Sticky>
  );
}

const featureTools: readonly (readonly [pattern: RegExp, tool: ToolId])[] = [
  [/calculator/i, 'position-size'],
  [/glossary/i, 'glossary'],
  [/risk-of-ruin/i, 'risk-of-ruin'],
  [/template|worksheet|practice chart|slippage log/i, 'templates'],
];
/** Lines that a module of the level keeps, by its number. */
const featureModules: readonly (readonly [pattern: RegExp, module: number])[] = [
  [/quiz/i, 1],
  [/economic-calendar/i, 3],
  [/bitcoin cycle/i, 4],
];

/** A line that names a tool or a module of this page links to it. */
function FeatureLine({ text, level }: { text: string; level: LevelId }) {
  const named = <T,>(list: readonly (readonly [RegExp, T])[]) =>
    list.find(([pattern]) => pattern.test(text))?.[1];
  const tool = named(featureTools);
  const module = named(featureModules);
  if (tool)
    return (
      <span>
        <ToolLink tool={tool}>{text}</ToolLink>
      </span>
    );
  if (!module) return <span>{text}</span>;
  return (
    <span>
      <TextLink as={Link} to={addressOf(level, module)} state={{ cited: { section: '' } }} preventScrollReset>
        {text}
      </TextLink>
    </span>
  );
}
