import { styled } from '@site/platform';
import { Container, from, Heading, Lead, Row, Divider, Stack, type HeadingSize } from '@site/ui';
import type { ReactNode } from 'react';

const Place = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  padding-block: var(--section);
  ${from.desktop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 7fr);
    column-gap: 40px;
  }
`;

export interface MessagePageProps {
  title: ReactNode;
  size?: HeadingSize;
  text: ReactNode;
  /** The ways out, the most likely one first. */
  actions: ReactNode;
  below?: ReactNode;
  /** Beside it, and below it on a phone. */
  aside?: ReactNode;
  /** Below both, over the whole width. */
  foot?: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing and how to go on. */
export function MessagePage({ title, size = 49, text, children, ...parts }: MessagePageProps) {
  return (
    <Place>
      <Stack $gap={24}>
        <Divider $gold />
        <Heading level={1} size={size}>
          {title}
        </Heading>
        <Lead>{text}</Lead>
        {children}
        <Row>{parts.actions}</Row>
        {parts.below}
      </Stack>
      {parts.aside}
      {parts.foot}
    </Place>
  );
}
