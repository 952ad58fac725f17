import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Container, Divider, Split, Stack } from './Layout.tsx';
import { Lead } from './Text.tsx';

const Frame = styled(Container)`
  padding-block: var(--section) 40px;
`;

export interface PageHeadProps {
  title: string;
  children: ReactNode;
  /** Beside it, where there is room. */
  aside?: ReactNode;
}

/** The head of a page: its name in large type, what it is about below it. */
export function PageHead({ title, children, aside }: PageHeadProps) {
  const words = (
    <Stack $gap={24}>
      <Divider $gold />
      <Heading level={1} size={76}>
        {title}
      </Heading>
      <Lead as="div">{children}</Lead>
    </Stack>
  );
  return (
    <Frame>
      {aside ? (
        <Split $ratio="1:1">
          {words}
          {aside}
        </Split>
      ) : (
        words
      )}
    </Frame>
  );
}
