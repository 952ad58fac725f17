import { styled } from '@site/platform';
import { from, Skeleton, Text } from '@site/ui';

export const List = styled.div`
  display: grid;
  border-bottom: 1px solid var(--line);
`;

/** As tall as its words: four lines of the first on a phone, then three; two beside the heading. */
export const Quote = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 12px;
  min-height: 218px;
  &:first-child {
    min-height: 244px;
  }
  padding-block: 24px;
  border-top: 1px solid var(--line);
  ${from.tablet} {
    &:nth-child(n) {
      min-height: 190px;
    }
  }
`;

/** What the texts of a list are worth that has samples in it. */
export const Note = styled(Text)`
  min-height: 101px;
  padding-bottom: 24px;
  ${from.tablet} {
    min-height: 76px;
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
        <Quote key={index} as="div">
          <Skeleton $width="96px" />
          <Skeleton $height={48} />
          <Skeleton $width="40%" $height={40} />
        </Quote>
      ))}
    </List>
  </div>
);
