import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Container, Divider, Split, Stack } from './Layout.tsx';
import { from } from './media.ts';
import { Lead } from './Text.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: 24px;
  padding-block: var(--section) 40px;
`;

const Columns = styled(Split)<{ $align: 'baseline' | 'start' }>`
  ${from.desktop} {
    align-items: ${({ $align }) => $align};
  }
`;

interface PageHeadProps {
  title: string;
  /** What the page is about. */
  children?: ReactNode;
  /** Takes the place beside the title, and what the page is about stands below it. */
  aside?: ReactNode;
}

/** The head of a page: its name in large type, what it is about beside it or, where there is no room, below it. */
export function PageHead({ title, children, aside }: PageHeadProps) {
  const lead = children && <Lead as="div">{children}</Lead>;
  return (
    <Frame>
      <Divider $gold />
      <Columns $ratio="1:1" $gap={24} $align={aside ? 'start' : 'baseline'}>
        <Stack $gap={24}>
          <Heading level={1} size={76}>
            {title}
          </Heading>
          {aside && lead}
        </Stack>
        {aside ?? lead}
      </Columns>
    </Frame>
  );
}
