import { styled } from '@site/platform';
import { Container, Heading, Lead, Row, Divider } from '@site/ui';
import type { ReactNode } from 'react';

const Place = styled(Container)`
  max-width: calc(760px + 2 * var(--gutter));
  display: grid;
  gap: 24px;
  align-content: start;
  min-height: min(720px, calc(100dvh - 64px));
  padding-block: var(--section);
`;

export interface MessagePageProps {
  title: ReactNode;
  text: ReactNode;
  /** The ways out, the most likely one first. */
  actions: ReactNode;
  below?: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing and how to go on. */
export function MessagePage({ title, text, actions, below, children }: MessagePageProps) {
  return (
    <Place>
      <Divider $gold />
      <Heading level={1} size={61}>
        {title}
      </Heading>
      <Lead>{text}</Lead>
      {children}
      <Row>{actions}</Row>
      {below}
    </Place>
  );
}
