import { css } from '@site/platform';
import { from } from '@site/ui';

/** A grid of two columns from tablet and three from desktop width; its last item takes the cells that are left. */
export const cardGrid = css`
  display: grid;
  gap: 24px;
  grid-template-columns: minmax(0, 1fr);
  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :last-child:nth-child(odd) {
      grid-column: span 2;
    }
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
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
