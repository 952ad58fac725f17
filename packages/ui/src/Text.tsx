import styled from 'styled-components';

const sizes = { 13: 'var(--size-13)', 14: 'var(--size-14)', 16: 'var(--size-16)', 20: 'var(--size-20)' };

export interface TextStyle {
  $size?: keyof typeof sizes;
  $muted?: boolean;
}

/** A paragraph of at most some 75 characters a line. */
export const Text = styled.p<TextStyle>`
  max-width: var(--measure);
  font-size: ${({ $size = 16 }) => sizes[$size]};
  color: ${({ $muted }) => ($muted ? 'var(--muted)' : 'inherit')};
`;

/** The sentence below a heading. */
export const Lead = styled.p`
  max-width: 36em;
  font-size: var(--size-20);
  line-height: 1.5;
  text-wrap: balance;
  color: var(--muted);
`;

/** A few words above a heading that say what kind of thing follows. */
export const Eyebrow = styled.p`
  font-size: var(--size-14);
  font-weight: 500;
  letter-spacing: 0.02em;
  color: var(--muted);
`;

const figureSizes = {
  16: 'var(--size-16)',
  25: 'var(--size-25)',
  39: 'var(--size-39)',
  49: 'var(--size-49)',
};

/** A number. */
export const Figure = styled.span<{ $size?: keyof typeof figureSizes }>`
  font-size: ${({ $size = 16 }) => figureSizes[$size]};
  font-weight: 500;
  line-height: 1.2;
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** A word that marks what it is attached to. */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 8px;
  border: 1px solid var(--gold);
  border-radius: var(--radius-small);
  color: var(--gold-text);
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 22px;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;
