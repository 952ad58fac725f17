import { useEffect, useState, type ReactNode } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import type { RemoteRoute } from '../remoteModule.ts';

interface RemoteRoutesProps {
  /** Made once: another array loads its pages again. */
  routes: readonly RemoteRoute[];
  /** Shown while a page loads. */
  waiting?: ReactNode;
  /** What belongs to nobody here. */
  otherwise: ReactNode;
}

/** The pages of a remote in a declarative router, as the shell has one: no loader, action or error element. */
export function RemoteRoutes({ routes, waiting, otherwise }: RemoteRoutesProps) {
  const pages = routes.map(({ id, path, element, lazy }): RouteObject => {
    const page = lazy ? <LazyPage key={id} load={lazy} waiting={waiting} /> : element;
    return { id, path, element: page };
  });
  return useRoutes([...pages, { path: '*', element: otherwise }]);
}

interface LazyPageProps {
  load: NonNullable<RemoteRoute['lazy']>;
  waiting: ReactNode;
}

function LazyPage({ load, waiting }: LazyPageProps) {
  const [page, setPage] = useState<Awaited<ReturnType<typeof load>>>();
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    let mounted = true;
    load().then(
      loaded => mounted && setPage(loaded),
      (cause: unknown) => mounted && setError(cause ?? new Error('The page did not load.')),
    );
    return () => {
      mounted = false;
    };
  }, [load]);
  if (error) throw error;
  return page ? page.element : waiting;
}
