import Check from 'lucide-react/icons/check';
import { paymentToast } from '@site/validation';
import type { Feature, Level, LevelId } from '@site/curriculum';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Card, Divider, Figure, from, Heading, Stack, Text } from '@site/ui';
import { ModuleLink, ToolLink } from '../address/links.tsx';

const Sticky = styled(Card)`
  align-self: start;
  scroll-margin-top: 96px;

  ${from.desktop} {
    position: sticky;
    top: 96px;
  }
`;

/* Beside each other where there is room. */
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: 12px 24px;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 12px;

  svg {
    margin-top: 4px;
    color: var(--muted);
  }
`;

/** Tools and the tutor are there for every user. */
const isFreeFeature = ({ text, tool }: Feature) => tool !== undefined || text.startsWith('AI tutor');

/** What a level costs and includes. */
export function LevelOffer({ level, notify }: { level: Level } & Pick<RemoteDeps, 'notify'>) {
  return (
    <Sticky as="aside" id="price" aria-label={`${level.name} level, price and contents`}>
      <Stack $gap={24}>
        <Stack $gap={8}>
          <Figure as="h3" $size={39}>
            {level.price}
          </Figure>
          <Text $size={14} $muted>
            Paid once. Opens lessons 3 to 6; 1 and 2 are free. Payment is not connected yet: nothing is
            charged here.
          </Text>
        </Stack>
        <Button $wide $variant="secondary" onClick={() => notify(paymentToast)}>
          Enroll Now
        </Button>
        <Divider />
        <Features title="The whole level" level={level} />
      </Stack>
    </Sticky>
  );
}

/** What a level includes: what is paid for, or what everyone has. */
export function Features({
  title,
  level,
  isFree = false,
}: {
  title: string;
  level: Level;
  isFree?: boolean;
}) {
  return (
    <Stack $gap={12}>
      <Heading level={3} size={16}>
        {title}
      </Heading>
      <List>
        {level.features
          .filter(feature => isFreeFeature(feature) === isFree)
          .map(feature => (
            <Line key={feature.text}>
              <Check size={18} aria-hidden />
              <span>
                <FeatureLine feature={feature} level={level.id} />
              </span>
            </Line>
          ))}
      </List>
    </Stack>
  );
}

/** What a tool or a module of this page keeps links to it. */
function FeatureLine({ feature: { text, tool, module }, level }: { feature: Feature; level: LevelId }) {
  if (tool) return <ToolLink tool={tool}>{text}</ToolLink>;
  if (!module) return text;
  return (
    <ModuleLink level={level} module={module}>
      {text}
    </ModuleLink>
  );
}
