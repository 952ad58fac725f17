import { styled } from '@site/platform';
import { Container, from, Heading, Lead, Row, Divider, Stack, type HeadingSize } from '@site/ui';
import type { ReactNode } from 'react';

/* All of the window. Behind the words the picture has the whole width, and what room there is above the foot; beside them both stand in the middle. */
const Place = styled(Container)<{ $over: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px 80px;
  padding-block: 40px 56px;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: 1fr;
    align-items: ${({ $over }) => ($over ? 'stretch' : 'center')};
    min-height: calc(100vh - 64px);
    padding-block: 72px 56px;
    > :first-child {
      grid-area: 1 / 1;
      padding-bottom: ${({ $over }) => $over && '6rem'};
    }
    > :nth-child(2) {
      grid-area: ${({ $over }) => $over && '1 / 1 / 2 / -1'};
    }
  }
`;

interface MessagePageProps {
  title: string;
  size: HeadingSize;
  text: string;
  /** The ways out, the most likely one first. */
  actions: ReactNode;
  below?: ReactNode;
  /** A picture, on a phone below the words. */
  aside: ReactNode;
  /** With it the picture is behind the words. */
  foot?: ReactNode;
}

/** A page that says one thing and how to go on. */
export function MessagePage({ title, size, text, ...parts }: MessagePageProps) {
  return (
    <Place $over={Boolean(parts.foot)}>
      <Stack $gap={24}>
        <Divider $gold />
        <Heading level={1} size={size}>
          {title}
        </Heading>
        <Lead>{text}</Lead>
        <Row>{parts.actions}</Row>
        {parts.below}
      </Stack>
      {parts.aside}
      {parts.foot}
    </Place>
  );
}
