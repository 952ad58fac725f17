import { styled } from '@site/platform';
import { Text } from '@site/ui';

/** Takes no room while empty, but stays: only a region that was there before its text is announced. */
export const Status = styled(Text).attrs({ role: 'status' })`
  scroll-margin-block: 96px 24px;
  &:empty {
    position: absolute;
  }
`;
