import { styled } from '@site/platform';
import { Card, from, Grid, Skeleton, Text } from '@site/ui';

/* The last of an odd number leaves no hole beside it. */
export const List = styled(Grid).attrs({ $tablet: 2, $gap: 20 })`
  ${from.tablet} {
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;

/** As tall as its words: three or four lines. */
export const Quote = styled(Card)`
  gap: 12px;
  min-height: 250px;
  ${from.tablet} {
    min-height: 215px;
  }
  > :last-child {
    margin-top: auto;
  }
`;

/** What the texts of a list are worth that has samples in it. */
export const Note = styled(Text)`
  min-height: 77px;
  ${from.tablet} {
    min-height: 26px;
  }
  max-width: none;
  padding-bottom: 24px;
  box-sizing: content-box;
`;

const PLACEHOLDERS = 5;

/** As many and as tall as the testimonials that replace them. */
export const TestimonialSkeletons = () => (
  <div>
    <Note $muted role="status">
      Loading testimonials...
    </Note>
    <List aria-hidden="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        <Quote key={index}>
          <Skeleton $width="96px" />
          <Skeleton $height={48} />
          <Skeleton $width="40%" $height={40} />
        </Quote>
      ))}
    </List>
  </div>
);
