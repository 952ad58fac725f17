import type { ReactNode } from 'react';
import { useLocation } from '@site/platform';
import { Alert, ButtonLink, Text } from '@site/ui';

/** Says that the login is over and leads through a new one back to this page, its query included. */
export function SessionEnded({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <Alert tone="danger" title="Your session has ended.">
      <Text $size={14}>{children}</Text>
      <ButtonLink
        $variant="secondary"
        $size="small"
        href={`/api/login?returnTo=${encodeURIComponent(pathname + search)}`}
      >
        Login
      </ButtonLink>
    </Alert>
  );
}
