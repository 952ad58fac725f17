import type { KeyboardEvent } from 'react';
import styled, { css } from 'styled-components';
import { hover } from './media.ts';

const variants = {
  primary: css`
    background: var(--action);
    border-color: var(--gold);
    color: var(--on-action);
    ${hover} {
      &:hover:not(:disabled) {
        background: color-mix(in srgb, var(--action) 88%, var(--text));
      }
    }
  `,
  secondary: css`
    background: transparent;
    border-color: var(--border);
    color: var(--text);
    ${hover} {
      &:hover:not(:disabled) {
        background: var(--raised);
        border-color: var(--text);
      }
    }
  `,
  quiet: css`
    background: transparent;
    border-color: transparent;
    color: var(--text);
    ${hover} {
      &:hover:not(:disabled) {
        background: var(--raised);
      }
    }
  `,
};

const sizes = {
  small: css`
    min-height: 40px;
    padding: 4px 16px;
    font-size: var(--size-14);
  `,
  medium: css`
    min-height: 48px;
    padding: 8px 24px;
    font-size: var(--size-16);
  `,
};

export interface ButtonStyle {
  /** `primary` is the view's one gold action. */
  $variant?: keyof typeof variants;
  $size?: keyof typeof sizes;
  /** As wide as its place. */
  $wide?: boolean;
}

const button = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  border: 1px solid;
  border-radius: var(--radius-small);
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  transition:
    background var(--fast) var(--ease),
    border-color var(--fast) var(--ease);
  ${({ $variant = 'primary' }) => variants[$variant]}
  ${({ $size = 'medium' }) => sizes[$size]}
  ${({ $wide }) => $wide && 'width: 100%;'}

  &:is(:disabled, [aria-disabled='true']) {
    opacity: 0.6;
    cursor: not-allowed;
  }
`;

/** A control that does something here. What leads elsewhere is a ButtonLink. */
export const Button = styled.button.attrs<ButtonStyle>(({ type = 'button' }) => ({ type }))`
  ${button}
`;

/** A link that looks like a button; `as={Link}` makes it the router's. */
export const ButtonLink = styled.a<ButtonStyle>`
  ${button}
`;

/** A link answers to Enter by itself, a button to the space bar as well. */
export function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return;
  event.preventDefault();
  event.currentTarget.click();
}

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
