import { Link, styled } from '@site/platform';
import { Figure, Text, TextLink } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, type AccountProps } from './AccountSection.tsx';

interface ModuleProgress {
  readAt: string | null;
  checks: { id: string; right: boolean }[];
  attempts: { exercise: string }[];
}

const Counts = styled.dl`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  div {
    display: flex;
    flex-direction: column-reverse;
    gap: 4px;
    justify-content: flex-end;
  }
  dt {
    font-size: var(--size-14);
    color: var(--muted);
  }
`;

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<ModuleProgress[]>('/api/progress', auth);
  const hasRead = progress.value?.some(({ readAt }) => readAt !== null);
  return (
    <AccountSection id="own-progress" title="Your progress">
      <Loaded answer={progress} what="Your progress" height={96}>
        {modules => (
          <Counts>
            {Object.entries(countsOf(modules)).map(([term, count]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Figure $size={39}>{count}</Figure>
                </dd>
              </div>
            ))}
          </Counts>
        )}
      </Loaded>
      <Text>
        <TextLink as={Link} to="/education">
          {hasRead === false ? 'Read your first lesson' : 'Continue with the lessons'}
        </TextLink>
      </Text>
    </AccountSection>
  );
}

/** A question and an exercise count once, however often: their ids are those of one module. */
const countsOf = (modules: readonly ModuleProgress[]) => ({
  'Lessons read': modules.filter(({ readAt }) => readAt).length,
  'Questions answered right': sumOf(modules, ({ checks }) =>
    checks.filter(({ right }) => right).map(({ id }) => id),
  ),
  'Exercises tried': sumOf(modules, ({ attempts }) => attempts.map(({ exercise }) => exercise)),
});

const sumOf = (modules: readonly ModuleProgress[], idsOf: (module: ModuleProgress) => string[]) =>
  modules.reduce((sum, module) => sum + new Set(idsOf(module)).size, 0);
