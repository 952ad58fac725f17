import type { ReactNode } from 'react';
import { loginHref, styled, useLocation, type Auth } from '@site/platform';
import {
  ButtonLink,
  Heading,
  LoadFailure,
  Row,
  Skeleton,
  Split,
  Stack,
  Text,
  VisuallyHidden,
} from '@site/ui';
import { Status } from '../booking/Status.tsx';
import type { useAnswer } from './accountApi.ts';
import { type Outcome } from './accountApi.ts';

const Frame = styled(Split)`
  padding-top: 48px;
  & + & {
    margin-top: 40px;
    padding-top: 32px;
    border-top: 1px solid var(--line);
  }
`;

/** What can be done, in words, and its button: at the end of the line, or below where there is no room. */
export const Setting = styled(Row)`
  gap: 16px 24px;
  > :is(p, dl) {
    flex: 1 1 14rem;
  }
  > div {
    flex: 1 1 8rem;
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
  /** Below the title. */
  says: string;
  children: ReactNode;
}

/** One headed part of the account page: its title and what it is about, and beside it what it holds. */
export const AccountSection = ({ id, title, says, children }: SectionProps) => (
  <Frame as="section" $ratio="1:1" $gap={20} aria-labelledby={id}>
    <Stack $gap={8}>
      <Heading level={2} size={25} id={id}>
        {title}
      </Heading>
      <Text $muted>{says}</Text>
    </Stack>
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
