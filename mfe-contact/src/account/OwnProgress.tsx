import { Link, styled } from '@site/platform';
import { ButtonLink, Row, Stack, Text } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, type AccountProps } from './AccountSection.tsx';

const levels = { beginner: 'Beginner', intermediate: 'Intermediate', expert: 'Expert' };

interface ModuleProgress {
  level: keyof typeof levels;
  module: number;
  begunAt: string | null;
  readAt: string | null;
  checks: { id: string; right: boolean }[];
  attempts: { exercise: string }[];
}

const LESSONS = [1, 2, 3, 4, 5, 6];
const OPEN_LESSONS = 2;

const Levels = styled(Stack)`
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 8px 16px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    display: contents;
  }
`;

const Blocks = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  flex: 1 0 100%;
  order: 1;
  gap: 4px;
`;

/* As on the Education page. */
const fills = { read: 100, begun: 50, open: 0, locked: 0 };
type State = keyof typeof fills;

const Block = styled.span<{ $state: State }>`
  height: 20px;
  border: 1px ${({ $state }) => ($state === 'locked' ? 'dashed var(--border)' : 'solid var(--text)')};
  border-radius: 2px;
  background: linear-gradient(to top, var(--text) ${({ $state }) => fills[$state]}%, transparent 0);
  print-color-adjust: exact;
`;

const Legend = styled(Row)`
  color: var(--muted);
  font-size: var(--size-14);
  li {
    display: flex;
    gap: 6px;
    align-items: center;
  }
  span {
    width: 12px;
    height: 12px;
  }
`;

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<ModuleProgress[]>('/api/progress', auth);
  const begun = lastBegun(progress.value ?? []);
  const hasRead = progress.value?.some(({ readAt }) => readAt);
  const next = hasRead === false ? 'Read your first lesson' : 'Continue with the lessons';
  return (
    <AccountSection id="own-progress" title="Your progress">
      <Loaded answer={progress} what="Your progress" sample={[]}>
        {modules => (
          <Stack $gap={24}>
            <Levels as="dl" $gap={20}>
              {Object.entries(levels).map(([level, name]) => (
                <div key={level}>
                  <dt>{name}</dt>
                  <dd>
                    <LevelBar modules={modules.filter(one => one.level === level)} />
                  </dd>
                </div>
              ))}
            </Levels>
            <Legend as="ul" $gap={12}>
              {(Object.keys(fills) as State[]).map(state => (
                <li key={state}>
                  <Block $state={state} />
                  {state}
                </li>
              ))}
            </Legend>
            <Text $size={14} $muted>
              {Object.entries(countsOf(modules))
                .map(([what, count]) => `${what}: ${count}`)
                .join(' · ')}
            </Text>
          </Stack>
        )}
      </Loaded>
      <Row>
        <ButtonLink as={Link} to={begun ? `/education/${begun.level}/${begun.module}` : '/education'}>
          {begun ? `Continue: ${levels[begun.level]} ${begun.module}` : next}
        </ButtonLink>
      </Row>
    </AccountSection>
  );
}

/** The lesson that was begun last and is not read yet. Times of one form are in order as texts are. */
const lastBegun = (modules: readonly ModuleProgress[]) =>
  modules
    .filter(({ begunAt, readAt }) => begunAt && !readAt)
    .sort((one, other) => (String(one.begunAt) < String(other.begunAt) ? 1 : -1))[0];

function LevelBar({ modules }: { modules: readonly ModuleProgress[] }) {
  const stateOf = (number: number): State => {
    const own = modules.find(({ module }) => module === number);
    if (own?.begunAt || own?.readAt) return own.readAt ? 'read' : 'begun';
    return number > OPEN_LESSONS ? 'locked' : 'open';
  };
  return (
    <>
      <Blocks aria-hidden>
        {LESSONS.map(number => (
          <Block key={number} $state={stateOf(number)} />
        ))}
      </Blocks>
      {`${modules.filter(({ readAt }) => readAt).length} of ${LESSONS.length} read`.replaceAll(' ', '\u00a0')}
    </>
  );
}

/** A question and an exercise count once, however often: their ids are those of one module. */
const countsOf = (modules: readonly ModuleProgress[]) => ({
  'Questions answered right': sumOf(modules, ({ checks }) =>
    checks.filter(({ right }) => right).map(({ id }) => id),
  ),
  'Exercises tried': sumOf(modules, ({ attempts }) => attempts.map(({ exercise }) => exercise)),
});

const sumOf = (modules: readonly ModuleProgress[], idsOf: (module: ModuleProgress) => string[]) =>
  modules.reduce((sum, module) => sum + new Set(idsOf(module)).size, 0);
