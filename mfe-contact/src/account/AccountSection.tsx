import type { ReactNode } from 'react';
import { loginHref, styled, useLocation, type Auth } from '@site/platform';
import { ButtonLink, Card, Heading, LoadFailure, Row, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import { Status } from '../booking/Status.tsx';
import type { useAnswer } from './accountApi.ts';
import { type Outcome } from './accountApi.ts';

/** A part of the ledger, of one measure with the others. */
export const Leaf = styled(Card)`
  gap: 16px;
  padding: clamp(24px, 3vw, 40px);
`;

/** What can be done, in words, and below it its button. */
export const Setting = styled(Stack)`
  flex-grow: 1;
  gap: 20px;
  align-items: start;
  > :is(a, button, details) {
    width: min(13rem, 100%);
    margin-top: auto;
  }
`;

/* As large as what comes. */
const Waiting = styled(Skeleton)`
  height: auto;
  > * {
    visibility: hidden;
  }
`;

interface SectionProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** One headed part of the account page: its title, and beside it what it holds. */
export const AccountSection = ({ id, title, children }: SectionProps) => (
  <Leaf as="section" aria-labelledby={id}>
    <Heading level={2} size={25} id={id}>
      {title}
    </Heading>
    {children}
  </Leaf>
);

/** Says what came of an action, beside its button. */
export function ActionOutcome({ outcome: { text, loginNeeded } }: { outcome: Outcome }) {
  const location = useLocation();
  return (
    <>
      <Status>{text}</Status>
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
  /** What may come: gives the skeleton its size. */
  sample: T;
  children: (value: T) => ReactNode;
}

/** What the gateway answers; until then a skeleton of its size, and another try after a failure. */
export function Loaded<T>({ answer: { value, error, load }, what, sample, children }: LoadedProps<T>) {
  if (value !== undefined) return children(value);
  if (error) return <LoadFailure what={what} error={error} onRetry={load} />;
  return (
    <div role="status">
      <VisuallyHidden>{`Loading ${what.toLowerCase()}...`}</VisuallyHidden>
      <Waiting as="div">{children(sample)}</Waiting>
    </div>
  );
}

/** What every part of the page is given. */
export interface AccountProps {
  auth: Auth;
}
