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
