import styled, { css } from 'styled-components';

const input = css`
  width: 100%;
  min-width: 0;
  min-height: 48px;
  /* Its label stays clear of the header. */
  scroll-margin-top: 40px;
  padding: 8px 16px;
  border: 1px solid var(--border);
  border-radius: var(--radius-small);
  background: var(--surface);
  color: var(--text);
  /* Below 16 px a phone zooms into the field. */
  font-size: 1rem;
  line-height: 1.5;
  transition: border-color var(--fast) var(--ease);

  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:focus-visible {
    outline-offset: 0;
    border-color: var(--gold);
  }
  &[aria-invalid='true'] {
    border-color: var(--down);
    /* Both are seen: the ring and the border. */
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.6;
  }
`;

export const TextInput = styled.input`
  ${input}
`;

export const TextArea = styled.textarea`
  ${input}
  min-height: 128px;
  resize: vertical;
`;

const chevron = css`
  appearance: none;
  padding-right: 48px;
  background-image:
    linear-gradient(45deg, transparent 42%, var(--muted) 42% 58%, transparent 0),
    linear-gradient(-45deg, transparent 42%, var(--muted) 42% 58%, transparent 0);
  background-position:
    right 21px center,
    right 16px center;
  background-size: 6px 6px;
  background-repeat: no-repeat;
`;

/** The platform's own select: the best one on every phone. */
export const Select = styled.select`
  ${input}
  ${chevron}
`;
