import styled from 'styled-components';

/** A word that marks what it is attached to. */
export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  padding: 0 8px;
  border: 1px solid var(--gold);
  border-radius: 4px;
  color: var(--gold);
  font-size: var(--size-13);
  font-weight: 600;
  line-height: 22px;
  letter-spacing: 0.04em;
  white-space: nowrap;
`;
