import styled, { css } from 'styled-components';

const tones = {
  gold: css`
    border-color: var(--gold);
    color: var(--gold);
  `,
  muted: css`
    border-color: var(--border);
    color: var(--muted);
  `,
};

/** A word that marks what it is attached to. */
export const Badge = styled.span<{ $tone?: keyof typeof tones }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 8px;
  border: 1px solid;
  border-radius: 4px;
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 22px;
  letter-spacing: 0.04em;
  white-space: nowrap;
  ${({ $tone = 'muted' }) => tones[$tone]}
`;
