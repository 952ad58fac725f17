import { styled } from '@site/platform';
import { Container, from } from '@site/ui';

/** The first block of a page: text, and beside it (below it on a phone) what shows it. */
export const HeroGrid = styled(Container)`
  display: grid;
  gap: 48px;
  align-items: center;
  padding-block: 56px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    padding-block: 48px;
  }
`;
