import { Link, styled } from '@site/platform';
import { ButtonLink, Grid, Row, Stack, Text } from '@site/ui';
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

const Levels = styled(Grid)`
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
  gap: 6px;
`;

/* As on the Education page: read is full, begun is half full, locked is dashed. */
const Block = styled.span<{ $fill: number; $isLocked: boolean }>`
  height: 40px;
  border: 1px ${({ $isLocked }) => ($isLocked ? 'dashed var(--border)' : 'solid var(--text)')};
  border-radius: 3px;
  background: linear-gradient(to top, var(--text) ${({ $fill }) => $fill}%, transparent 0);
  print-color-adjust: exact;
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
            <Levels as="dl" $tablet={3} $gap={32}>
              {Object.entries(levels).map(([level, name]) => (
                <div key={level}>
                  <dt>{name}</dt>
                  <dd>
                    <LevelBar modules={modules.filter(one => one.level === level)} />
                  </dd>
                </div>
              ))}
            </Levels>
            <Row $gap={8} $justify="space-between">
              <Text $size={14} $muted>
                {Object.entries(countsOf(modules))
                  .map(([what, count]) => `${what}: ${count}`)
                  .join(' · ')}
              </Text>
              <Text $size={14} $muted>
                Full is read, half is begun, dashed is locked.
              </Text>
            </Row>
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
  const fillOf = (number: number) => {
    const own = modules.find(({ module }) => module === number);
    return own?.readAt ? 100 : own?.begunAt ? 50 : 0;
  };
  return (
    <>
      <Blocks aria-hidden>
        {LESSONS.map(number => (
          <Block key={number} $fill={fillOf(number)} $isLocked={number > OPEN_LESSONS} />
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
