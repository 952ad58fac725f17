import type { ReactNode } from 'react';
import { loginHref, styled, useLocation, type Auth } from '@site/platform';
import {
  ButtonLink,
  from,
  Heading,
  LoadFailure,
  Row,
  Skeleton,
  Split,
  Stack,
  VisuallyHidden,
} from '@site/ui';
import { Status } from '../booking/Status.tsx';
import type { useAnswer } from './accountApi.ts';
import { type Outcome } from './accountApi.ts';

/* Quiet lines below the map, all of one measure. */
const Frame = styled(Split)`
  align-items: baseline;
  padding-block: 28px;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

/** What can be done, in words, and its button: at the end of the line, or below where there is no room. */
export const Setting = styled(Row)`
  gap: 12px 24px;
  align-items: baseline;
  > :is(p, div) {
    flex: 1 1 14rem;
  }
  ${from.tablet} {
    > :is(a, button, details) {
      width: 13rem;
    }
  }
  ul + & {
    margin-top: 16px;
    padding-top: 16px;
    border-top: 1px solid var(--line);
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
  <Frame as="section" $gap={12} aria-labelledby={id}>
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
