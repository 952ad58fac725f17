import { styled } from '@site/platform';
import { from, Text } from '@site/ui';

/** What the texts of a list are worth that has samples in it. */
export const Note = styled(Text)`
  margin: -32px 0 24px;
`;

/* As tall as the testimonials that replace it. */
const Waiting = styled.div`
  display: flow-root;
  min-height: 431px;
  ${from.tablet} {
    min-height: 749px;
  }
  ${from.desktop} {
    min-height: 459px;
  }
  @media (min-width: 1280px) {
    min-height: 399px;
  }
`;

export const TestimonialSkeletons = () => (
  <Waiting>
    <Note $muted role="status">
      Loading testimonials...
    </Note>
  </Waiting>
);
