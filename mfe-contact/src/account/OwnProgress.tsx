import { Link, styled } from '@site/platform';
import { Figure, from, Text, TextLink } from '@site/ui';
import { useAnswer } from './accountApi.ts';
import { AccountSection, Loaded, type AccountProps } from './AccountSection.tsx';

interface ModuleProgress {
  readAt: string | null;
  checks: { right: boolean }[];
  attempts: unknown[];
}

const Counts = styled.dl`
  display: grid;
  gap: 16px 40px;
  grid-template-columns: repeat(auto-fit, minmax(8rem, max-content));
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  ${from.tablet} {
    min-height: 56px;
  }
`;

/** What the user did in the lessons, in short. */
export function OwnProgress({ auth }: AccountProps) {
  const progress = useAnswer<ModuleProgress[]>('/api/progress', auth);
  return (
    <AccountSection id="own-progress" title="Your progress">
      <Loaded answer={progress} what="Your progress" height={56}>
        {modules =>
          modules.length === 0 ? (
            <Text $muted>Nothing yet. What you read and try is counted here.</Text>
          ) : (
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
          )
        }
      </Loaded>
      <Text>
        <TextLink as={Link} to="/education">
          Go to the lessons
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
