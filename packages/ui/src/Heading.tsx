import type { ComponentProps } from 'react';
import styled from 'styled-components';

const sizes = {
  16: { lineHeight: 1.4, tracking: '0' },
  20: { lineHeight: 1.35, tracking: '0' },
  25: { lineHeight: 1.25, tracking: '-0.005em' },
  31: { lineHeight: 1.2, tracking: '-0.01em' },
  39: { lineHeight: 1.15, tracking: '-0.015em' },
  49: { lineHeight: 1.1, tracking: '-0.02em' },
  61: { lineHeight: 1.05, tracking: '-0.025em' },
};
export type HeadingSize = keyof typeof sizes;
type Face = 'display' | 'text';

const HeadingText = styled.h2<{ $size: HeadingSize; $face: Face }>`
  font-family: var(--font-${({ $face }) => $face});
  font-size: var(--size-${({ $size }) => $size});
  font-weight: ${({ $face }) => ($face === 'display' ? 450 : 600)};
  line-height: ${({ $size }) => sizes[$size].lineHeight};
  letter-spacing: ${({ $size }) => sizes[$size].tracking};
  /* Also makes room in a flex row: a long word breaks before the page scrolls sideways. */
  overflow-wrap: anywhere;
`;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline; how large it looks is `size`. */
  level: 1 | 2 | 3 | 4;
  size?: HeadingSize;
  face?: Face;
}

const usualSizes = { 1: 49, 2: 39, 3: 25, 4: 20 } as const;

export function Heading({ level, size = usualSizes[level], face = 'display', ...rest }: HeadingProps) {
  return <HeadingText as={`h${level}`} $size={size} $face={face} {...rest} />;
}
