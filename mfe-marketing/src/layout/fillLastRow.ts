import { css } from '@site/platform';
import { from } from '@site/ui';

/** For a grid of two columns from tablet and three from desktop width: its last item takes the cells that are left. */
export const fillLastRow = css`
  ${from.tablet} {
    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
  ${from.desktop} {
    > :last-child:nth-child(n) {
      grid-column: auto;
    }
    > :last-child:nth-child(3n + 1) {
      grid-column: span 3;
    }
    > :last-child:nth-child(3n + 2) {
      grid-column: span 2;
    }
  }
`;
