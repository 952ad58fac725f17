import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Container, Divider, Split } from './Layout.tsx';
import { Lead } from './Text.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: 24px;
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
  const lead = <Lead as="div">{children}</Lead>;
  return (
    <Frame>
      <Divider $gold />
      <Heading level={1} size={61}>
        {title}
      </Heading>
      {aside ? (
        <Split $ratio="1:1">
          {lead}
          {aside}
        </Split>
      ) : (
        lead
      )}
    </Frame>
  );
}
