import { styled } from '@site/platform';
import { from } from '@site/ui';

/** A drawing that fills its place whatever its form is, below words of the page's own size. */
export const Plot = styled.div<{ $ratio: number; $wideRatio: number | 'auto' }>`
  position: relative;
  flex-grow: 1;
  container-type: inline-size;
  aspect-ratio: ${({ $ratio }) => $ratio};
  margin-block: 8px;
  > img,
  > svg {
    width: 100%;
    height: 100%;
  }
  ${from.desktop} {
    aspect-ratio: ${({ $wideRatio }) => $wideRatio};
  }
`;

const shifts = { start: '0', middle: '-50%', end: '-100%' };

/** Words in a plot; enlarged text grows no larger than the plot has room for. */
export const Label = styled.span<{
  $left: number;
  $top: number;
  $tone: string;
  $from?: keyof typeof shifts | undefined;
}>`
  position: absolute;
  left: ${({ $left }) => $left}%;
  top: ${({ $top }) => $top}%;
  translate: ${({ $from = 'start' }) => shifts[$from]} -50%;
  color: var(--${({ $tone }) => $tone});
  font-size: min(max(var(--size-14), 1.6cqi), 4.6cqi);
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  white-space: pre;
`;
