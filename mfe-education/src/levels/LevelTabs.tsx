import { levels, type LevelId } from '@site/curriculum';
import { useSearchParams, type RemoteDeps } from '@site/platform';
import { Tab, TabList, TabPanel, Tabs } from '@site/ui';
import { LevelPanel } from './LevelPanel.tsx';

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
