import styled, { keyframes } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

/** A quiet stand-in of a known size for what is still loading; hidden from screen readers by its parent's words. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: number }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = 16 }) => $height}px;
  border-radius: var(--radius-small);
  background: var(--raised);
  animation: ${breathe} 2.4s ease-in-out infinite;
`;
