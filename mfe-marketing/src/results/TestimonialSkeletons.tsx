import { styled } from '@site/platform';
import { from, Grid, Skeleton, Text } from '@site/ui';

/** Equal cells, three in a row where there is room. */
export const Cells = styled(Grid).attrs({ $tablet: 1, $desktop: 3 })``;

/** As tall as its words, and who said them below. */
export const Quote = styled.figure`
  display: grid;
  gap: 16px;
  align-content: space-between;
  min-height: 182px;
  padding-block: 20px;
  border-top: 1px solid var(--line);
  svg {
    width: 14px;
    height: 14px;
  }
  ${from.desktop} {
    min-height: 240px;
    blockquote p {
      font-size: var(--size-20);
      line-height: 1.5;
    }
  }
`;

/** What the texts of a list are worth that has samples in it: below the heading, or in the first cell. */
export const Note = styled(Text)`
  min-height: 52px;
  margin-top: -32px;
  ${from.tablet} {
    min-height: 26px;
  }
  ${from.desktop} {
    padding-block: 20px;
    border-top: 1px solid var(--line);
    margin: 0;
  }
`;

/** Seen on a phone before the others are asked for. */
export const FIRST = 2;

/* On a phone as tall as a line to open. */
const Others = styled.div`
  height: 1.6rem;
  overflow: hidden;
  ${from.tablet} {
    height: auto;
  }
`;

const waiting = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Quote as="div" key={index} aria-hidden="true">
      <Skeleton $height={48} />
      <Skeleton $width="40%" $height={24} />
    </Quote>
  ));

/** As many and as tall as the testimonials that replace them. */
export const TestimonialSkeletons = () => (
  <div>
    <Cells>
      <Note $muted role="status">
        Loading testimonials...
      </Note>
      {waiting(FIRST)}
    </Cells>
    <Others>
      <Cells>{waiting(3)}</Cells>
    </Others>
  </div>
);
