import type { ComponentProps } from 'react';
import styled from 'styled-components';

const sizes = {
  16: { lineHeight: 1.4, tracking: '0' },
  20: { lineHeight: 1.35, tracking: '0' },
  25: { lineHeight: 1.25, tracking: '-0.005em' },
  31: { lineHeight: 1.2, tracking: '-0.01em' },
  39: { lineHeight: 1.15, tracking: '-0.01em' },
  49: { lineHeight: 1.1, tracking: '-0.01em' },
  76: { lineHeight: 1, tracking: '-0.015em' },
};
export type HeadingSize = keyof typeof sizes;
/** Below it the display face loses its hairlines. */
const SMALLEST_DISPLAY = 31;

const HeadingText = styled.h2<{ $size: HeadingSize }>`
  font-family: var(--font-${({ $size }) => ($size < SMALLEST_DISPLAY ? 'text' : 'display')});
  /* A shell of an earlier release may not have the size yet. */
  font-size: var(--size-${({ $size }) => $size}, ${({ $size }) => $size / 16}rem);
  font-weight: 600;
  line-height: ${({ $size }) => sizes[$size].lineHeight};
  letter-spacing: ${({ $size }) => sizes[$size].tracking};
  word-spacing: ${({ $size }) => ($size < SMALLEST_DISPLAY ? 0 : '0.06em')};
  /* Also makes room in a flex row: a long word breaks before the page scrolls sideways. */
  overflow-wrap: anywhere;
`;

interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline; how large it looks is `size`. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
}

const usualSizes = { 1: 49, 2: 49, 3: 20, 4: 16 } as const;

export function Heading({ level, size = usualSizes[level], ...rest }: HeadingProps) {
  return <HeadingText as={`h${level}`} $size={size} {...rest} />;
}
