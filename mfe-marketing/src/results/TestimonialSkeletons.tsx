import { styled } from '@site/platform';
import { from, Text } from '@site/ui';

/** What the texts of a list are worth that has samples in it: below the heading, or in the first cell. */
export const Note = styled(Text)`
  margin-top: -32px;
  ${from.desktop} {
    padding-block: 20px;
    border-top: 1px solid var(--line);
    margin: 0;
  }
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
