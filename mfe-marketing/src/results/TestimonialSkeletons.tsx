import { styled } from '@site/platform';
import { from, Grid, Skeleton, Text } from '@site/ui';

/** As tall as its words, and who said them below. */
export const Quote = styled.figure`
  display: grid;
  gap: 16px;
  align-content: start;
  min-height: 162px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  svg {
    width: 14px;
    height: 14px;
  }
  ${from.desktop} {
    min-height: 209px;
    blockquote p {
      font-size: var(--size-20);
      line-height: 1.5;
    }
  }
`;

/** What the texts of a list are worth that has samples in it. */
export const Note = styled(Text)`
  min-height: 52px;
  max-width: none;
  margin-top: -32px;
  ${from.tablet} {
    min-height: 26px;
  }
`;

/** Seen on a phone before the others are asked for. */
export const FIRST = 2;
export const OTHERS = 3;

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
    <Quote as="div" key={index}>
      <Skeleton $height={48} />
      <Skeleton $width="40%" $height={24} />
    </Quote>
  ));

/** As many and as tall as the testimonials that replace them. */
export const TestimonialSkeletons = () => (
  <>
    <Note $muted role="status">
      Loading testimonials...
    </Note>
    <div aria-hidden="true">
      <Grid $tablet={1} $desktop={FIRST}>
        {waiting(FIRST)}
      </Grid>
      <Others>
        <Grid $tablet={1} $desktop={OTHERS}>
          {waiting(OTHERS)}
        </Grid>
      </Others>
    </div>
  </>
);
