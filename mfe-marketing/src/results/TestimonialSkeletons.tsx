import { styled } from '@site/platform';
import { Card, from, Skeleton, Text } from '@site/ui';

/* The first of five leads: as wide as two. */
export const List = styled.div`
  display: grid;
  gap: 16px;
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px;
    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > :first-child:nth-last-child(3n + 2) {
      grid-column: span 2;
      blockquote p {
        font-size: var(--size-25);
        line-height: 1.35;
      }
    }
  }
`;

/** As tall as its words: four or five lines. */
export const Quote = styled(Card)`
  gap: 16px;
  min-height: 226px;
  > :last-child {
    margin-top: auto;
  }
  @media (min-width: 768px) and (max-width: 1279px) {
    min-height: 268px;
  }
`;

/** What the texts of a list are worth that has samples in it. */
export const Note = styled(Text)`
  min-height: 77px;
  max-width: none;
  padding-bottom: 16px;
  box-sizing: content-box;
  ${from.tablet} {
    min-height: 26px;
    padding-bottom: 40px;
  }
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
          <Skeleton $height={104} />
          <Skeleton $width="40%" $height={48} />
        </Quote>
      ))}
    </List>
  </div>
);
