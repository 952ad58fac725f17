import styled from 'styled-components';
import { hover } from './media.ts';

/** A square button around one icon; it needs an `aria-label`. */
export const IconButton = styled.button.attrs(({ type = 'button' }) => ({ type }))`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  padding: 0;
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--muted);
  transition:
    color var(--fast) var(--ease),
    background var(--fast) var(--ease);
  ${hover} {
    &:hover {
      background: var(--raised);
      color: var(--text);
    }
  }
`;
