import styled from 'styled-components';

/** A bounded piece of content; `as="li"` or `as="article"` gives it its meaning. */
export const Card = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: 24px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  background: var(--surface);
`;

/** A hairline; `$gold` is the one gold rule that a view may have. */
export const Rule = styled.hr<{ $gold?: boolean }>`
  width: ${({ $gold }) => ($gold ? '56px' : '100%')};
  height: 0;
  border: 0;
  border-top: ${({ $gold }) => ($gold ? '2px solid var(--gold)' : '1px solid var(--line)')};
`;
