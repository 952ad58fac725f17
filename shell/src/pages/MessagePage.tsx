import { styled } from '@site/platform';
import { Container, from, Heading, Lead, Row, Divider, Stack, type HeadingSize } from '@site/ui';
import type { ReactNode } from 'react';

/** Where the picture is: beside or behind the words. */
type Layout = keyof typeof areas;

const areas = {
  across: "'words picture' 1fr 'foot foot'",
  over: "'words .' 'foot foot'",
};

const Place = styled(Container)<{ $layout: Layout }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 40px;
  padding-block: 40px 56px;
  h1 {
    /* The display face draws a 4 thin. */
    -webkit-text-stroke: ${({ $layout }) => $layout === 'over' && '0.018em'};
  }
  ${from.desktop} {
    grid-template: ${({ $layout }) => areas[$layout]} / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 80px;
    /* As high as the page's area, the foot at its end. */
    min-height: ${({ $layout }) => $layout !== 'over' && 'calc(100vh - 64px)'};
    padding-block: 72px 56px;
    > :nth-child(1) {
      grid-area: words;
    }
    > :nth-child(2) {
      grid-area: ${({ $layout }) => ($layout === 'over' ? '1 / 1 / 2 / -1' : 'picture')};
    }
    > :nth-child(-n + 2) {
      align-self: ${({ $layout }) => ($layout === 'across' ? 'center' : 'start')};
    }
    > :nth-child(3) {
      grid-area: foot;
    }
  }
`;

export interface MessagePageProps {
  title: ReactNode;
  size?: HeadingSize;
  text: ReactNode;
  /** The ways out, the most likely one first. */
  actions: ReactNode;
  below?: ReactNode;
  /** A picture, on a phone below the words. */
  aside: ReactNode;
  foot?: ReactNode;
  layout?: Layout;
}

/** A page that says one thing and how to go on. */
export function MessagePage({ title, size = 49, text, layout = 'across', ...parts }: MessagePageProps) {
  return (
    <Place $layout={layout}>
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
