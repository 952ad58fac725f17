import type { RemoteDeps } from '@site/platform';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router-dom';
import { RequireUser } from '../auth/RequireUser.tsx';
import { PageSkeleton } from './PageSkeleton.tsx';

/** Shown where no page's route is: there is no such page, or nobody is logged in who may see it. */
export function OtherPage({ auth, config }: Pick<RemoteDeps, 'auth' | 'config'>) {
  return (
    <RequireUser auth={auth} config={config}>
      <LoadPage />
    </RequireUser>
  );
}

/** Somebody has logged in, in another tab: now the page may be loaded. */
function LoadPage() {
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return <PageSkeleton />;
}
