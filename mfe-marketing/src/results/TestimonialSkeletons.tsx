import { styled } from '@site/platform';
import { from, Skeleton, Text } from '@site/ui';

/** One below the other, all alike. */
export const List = styled.div`
  border-bottom: 1px dashed var(--border);
`;

/** As tall as its words: who beside them, or below where there is no room. */
export const Quote = styled.figure`
  display: grid;
  gap: 16px 40px;
  align-content: center;
  min-height: 232px;
  padding-block: 20px;
  border-top: 1px dashed var(--border);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) 21rem;
    align-items: center;
    min-height: 144px;
  }
  ${from.desktop} {
    min-height: 100px;
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
        <Quote as="div" key={index}>
          <Skeleton $height={48} />
          <Skeleton $width="40%" $height={48} />
        </Quote>
      ))}
    </List>
  </div>
);
