import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Container, Divider } from './Layout.tsx';
import { Lead } from './Text.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: 24px;
  padding-block: var(--section) 40px;
`;

/** The head of a page: its name in large type, what it is about below it. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Divider $gold />
      <Heading level={1} size={61}>
        {title}
      </Heading>
      <Lead as="div">{children}</Lead>
    </Frame>
  );
}
