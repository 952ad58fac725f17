import { styled } from '@site/platform';
import { from } from '@site/ui';

/** Words, and at the other end of their line (below them where there is no room) what to do. */
export const Ends = styled.div`
  display: grid;
  gap: 24px;
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 24px 80px;
    align-items: end;
  }
`;
