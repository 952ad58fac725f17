import { Link, styled } from '@site/platform';
import { Figure, Text, TextLink } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, type AccountProps } from './AccountSection.tsx';

interface ModuleProgress {
  readAt: string | null;
  checks: { right: boolean }[];
  attempts: unknown[];
}

const Counts = styled.dl`
  display: grid;
  gap: 12px;
  div {
    display: flex;
    gap: 16px;
    align-items: baseline;
    justify-content: space-between;
  }
`;

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<ModuleProgress[]>('/api/progress', auth);
  const hasRead = progress.value?.some(({ readAt }) => readAt !== null);
  return (
    <AccountSection id="own-progress" title="Your progress">
      <Loaded answer={progress} what="Your progress" height={119}>
        {modules => (
          <Counts>
            {Object.entries(countsOf(modules)).map(([term, count]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  <Figure $size={25}>{count}</Figure>
                </dd>
              </div>
            ))}
          </Counts>
        )}
      </Loaded>
      <Text>
        <TextLink as={Link} to="/education">
          {hasRead === false ? 'Read your first lesson' : 'Go to the lessons'}
        </TextLink>
      </Text>
    </AccountSection>
  );
}

const countsOf = (modules: readonly ModuleProgress[]) => ({
  'Lessons read': modules.filter(({ readAt }) => readAt).length,
  'Questions answered right': modules.flatMap(({ checks }) => checks).filter(({ right }) => right).length,
  'Exercises tried': modules.flatMap(({ attempts }) => attempts).length,
});
