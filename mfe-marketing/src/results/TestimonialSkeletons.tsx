import { styled } from '@site/platform';
import { Card, from, Skeleton, Text } from '@site/ui';

/* Three, and the last two of five beside each other: no place is left empty. */
export const List = styled.div`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    grid-template-columns: repeat(6, minmax(0, 1fr));
    > * {
      grid-column: span 3;
    }
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
      min-height: 0;
    }
  }
  ${from.desktop} {
    > * {
      grid-column: span 2;
    }
    > :last-child:nth-child(3n + 2),
    > :nth-child(3n + 1):nth-last-child(2) {
      grid-column: span 3;
      min-height: 0;
    }
  }
`;

/** As tall as its words: three or four lines. */
export const Quote = styled(Card)`
  gap: 16px;
  min-height: 276px;
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
          <Skeleton $width="96px" $height={24} />
          <Skeleton $height={51} />
          <Skeleton $width="40%" $height={48} />
        </Quote>
      ))}
    </List>
  </div>
);
