import { styled } from '@site/platform';
import { Card, Text } from '@site/ui';
import { cardGrid } from '../layout/cardGrid.ts';

export const List = styled.div`
  ${cardGrid}
  grid-auto-rows: minmax(280px, auto);
`;

export const Quote = styled(Card)`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 16px;
  margin: 0;
  padding: 32px;
`;

const PLACEHOLDERS = 5;

const Waiting = styled.div`
  position: relative;
`;

const Label = styled(Text)`
  position: absolute;
  top: 32px;
  left: 32px;
`;

/** As many and as tall as the testimonials that replace them. */
export const TestimonialSkeletons = () => (
  <Waiting>
    <Label role="status">Loading testimonials...</Label>
    <List aria-hidden="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Quote key={index} />
      ))}
    </List>
  </Waiting>
);
