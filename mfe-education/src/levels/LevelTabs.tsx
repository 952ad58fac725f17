import { levels, type Level, type LevelId } from '@site/curriculum';
import { styled, useSearchParams, type RemoteDeps } from '@site/platform';
import { from, Heading, Split, Stack, Tab, TabList, TabPanel, Tabs, Text, VisuallyHidden } from '@site/ui';
import { Syllabus } from '../modules/Syllabus.tsx';
import { LevelOffer } from './LevelOffer.tsx';

/** The level that the address names. */
export const levelIn = (search: URLSearchParams): LevelId =>
  levels.find(level => level.id === search.get('level'))?.id ?? 'beginner';

/** The three levels; the address names the chosen one, so that it can be linked. Choosing one closes the open module. */
export function LevelTabs({ notify }: Pick<RemoteDeps, 'notify'>) {
  const [search, setSearch] = useSearchParams();

  function choose(level: string) {
    const next = new URLSearchParams(search);
    next.set('level', level);
    next.delete('module');
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs value={levelIn(search)} onValueChange={choose}>
      <TabList aria-label="Level">
        {levels.map(({ id, name }) => (
          <Tab key={id} value={id}>
            {name}
          </Tab>
        ))}
      </TabList>
      {levels.map(level => (
        <TabPanel key={level.id} value={level.id}>
          <LevelPanel level={level} notify={notify} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

/* Below each other while the tutor takes a part of the page. */
const Columns = styled(Split)`
  ${from.desktop} {
    body:has([data-side-panel]) & {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

/** One level: what it is about, its syllabus, and what it costs. */
function LevelPanel({ level, notify }: { level: Level } & Pick<RemoteDeps, 'notify'>) {
  return (
    <Columns $ratio="2:1">
      <Stack $gap={32}>
        <Stack $gap={12}>
          {/* The chosen tab says the same. */}
          <VisuallyHidden as="h2">{level.name}</VisuallyHidden>
          <Heading level={3} size={31}>
            {level.subtitle}
          </Heading>
          <Text>{level.description}</Text>
        </Stack>
        <Syllabus level={level} />
      </Stack>
      <LevelOffer level={level} notify={notify} />
    </Columns>
  );
}
