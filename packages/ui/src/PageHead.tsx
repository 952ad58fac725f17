import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from './Heading.tsx';
import { Container, Divider } from './Layout.tsx';
import { from } from './media.ts';
import { Lead } from './Text.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: 24px;
  padding-block: 56px 40px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 32px 80px;
    align-items: end;
    padding-block: 96px 56px;
  }
`;

const Title = styled.div`
  display: grid;
  gap: 24px;
`;

/** The head of a page: its name in large type, what it is about beside it. */
export function PageHead({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Frame>
      <Title>
        <Divider $gold />
        <Heading level={1} size={61}>
          {title}
        </Heading>
      </Title>
      <Lead as="div">{children}</Lead>
    </Frame>
  );
}
