import type { ReactNode } from 'react';
import { loginHref, styled, useLocation, type Auth } from '@site/platform';
import { ButtonLink, Heading, LoadFailure, Row, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import { Status } from '../booking/Status.tsx';
import type { useAnswer } from './accountApi.ts';
import { type Outcome } from './accountApi.ts';

const Frame = styled(Stack)`
  padding-top: 40px;
  border-top: 1px solid var(--line);
  &:last-child {
    grid-column: 1 / -1;
    padding-bottom: 40px;
  }
`;

/** Terms and what they are, in two columns; what is too long for its column stands below its term. */
export const Facts = styled.dl`
  display: grid;
  gap: 8px;
  div {
    display: flex;
    flex-wrap: wrap;
    column-gap: 16px;
  }
  dt {
    flex: 0 0 7rem;
    color: var(--muted);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One headed part of the account page. */
export const AccountSection = ({ id, title, children }: SectionProps) => (
  <Frame as="section" $gap={24} aria-labelledby={id}>
    <Heading level={2} size={20} id={id}>
      {title}
    </Heading>
    <Stack $gap={24}>{children}</Stack>
  </Frame>
);

/** Says what came of an action, beside its button. */
export function ActionOutcome({ outcome: { text, loginNeeded } }: { outcome: Outcome }) {
  const location = useLocation();
  return (
    <>
      <Status $size={14}>{text}</Status>
      {loginNeeded && (
        <Row>
          <ButtonLink href={`${loginHref(location)}&prompt=login`} $variant="secondary" $size="small">
            Log in again
          </ButtonLink>
        </Row>
      )}
    </>
  );
}

interface LoadedProps<T> {
  answer: ReturnType<typeof useAnswer<T>>;
  /** As a sentence's subject: "Your sessions". */
  what: string;
  /** Of what comes, in pixels. */
  height: number;
  children: (value: T) => ReactNode;
}

/** What the gateway answers; until then a skeleton of its size, and another try after a failure. */
export function Loaded<T>({ answer: { value, error, load }, what, height, children }: LoadedProps<T>) {
  if (value !== undefined) return children(value);
  if (error) return <LoadFailure what={what} error={error} onRetry={load} />;
  return (
    <div role="status">
      <VisuallyHidden>{`Loading ${what.toLowerCase()}...`}</VisuallyHidden>
      <Skeleton $height={height} />
    </div>
  );
}

/** What every part of the page is given. */
export interface AccountProps {
  auth: Auth;
}
