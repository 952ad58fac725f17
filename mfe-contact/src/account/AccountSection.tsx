import type { ReactNode } from 'react';
import { loginHref, styled, useLocation, type Auth } from '@site/platform';
import { ButtonLink, Card, from, Heading, LoadFailure, Row, Skeleton, Stack, VisuallyHidden } from '@site/ui';
import { Status } from '../booking/Status.tsx';
import type { useAnswer } from './accountApi.ts';
import { type Outcome } from './accountApi.ts';

const Frame = styled(Card)<{ $isQuiet: boolean | undefined }>`
  ${({ $isQuiet }) => $isQuiet && 'background: none;'}
  ${from.tablet} {
    padding: 32px;
  }
`;

/* The buttons of a row stand in one line. */
const Parts = styled(Stack)`
  flex: 1;
  > :nth-child(2) {
    flex-grow: 1;
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
  /** What is seldom needed: in the colour of the page. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** One headed part of the account page. */
export const AccountSection = ({ id, title, isQuiet, children }: SectionProps) => (
  <Frame as="section" $isQuiet={isQuiet} aria-labelledby={id}>
    <Parts $gap={24}>
      <Heading level={2} size={20} id={id}>
        {title}
      </Heading>
      {children}
    </Parts>
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
