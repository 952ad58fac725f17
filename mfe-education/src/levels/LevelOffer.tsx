import Check from 'lucide-react/icons/check';
import { paymentToast } from '@site/validation';
import type { Feature, Level, LevelId } from '@site/curriculum';
import { styled, type RemoteDeps } from '@site/platform';
import { Button, Card, Divider, Figure, Heading, Stack, Text } from '@site/ui';
import { ModuleLink, ToolLink } from '../address/links.tsx';

const Offer = styled(Card)`
  gap: 20px;
  scroll-margin-top: 96px;
`;

const List = styled.ul`
  display: grid;
  gap: 8px;
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
    <Offer as="aside" id="price" aria-label={`${level.name} level, price and contents`}>
      <Stack $gap={8}>
        <Figure as="h3" $size={49}>
          {level.price}
        </Figure>
        <Text $size={20}>
          <strong>{level.name} level</strong>
        </Text>
        <Text $size={14} $muted>
          Opens its lessons 3 to 6; 1 and 2 are free. Payment is not connected yet: nothing is charged here.
        </Text>
      </Stack>
      <Button $wide $variant="secondary" onClick={() => notify(paymentToast)}>
        Enroll Now
      </Button>
      <Divider />
      <Features title="The whole level, its free lessons included" level={level} />
      <Features title="Yours already, free" level={level} isFree />
    </Offer>
  );
}

interface FeaturesProps {
  title: string;
  level: Level;
  isFree?: boolean;
}

/** What a level includes: what is paid for, or what everyone has. */
function Features({ title, level, isFree = false }: FeaturesProps) {
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
