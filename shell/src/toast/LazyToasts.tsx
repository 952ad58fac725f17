import { styled } from '@site/platform';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { DURATION, toastStore } from './toastStore.ts';

const loadToasts = () => import('./Toasts.tsx');
const none = () => null;

const PlainToast = styled.p`
  position: fixed;
  z-index: 60;
  inset: auto 8px 8px auto;
  padding: 16px 20px;
  border: 1px solid var(--border);
  background: var(--raised);
`;

/**
 * Loads the toasts on the first interaction with the page, or with a toast. A toast that they cannot be loaded for, as
 * without a connection, is shown without them.
 * @param load for tests
 */
export function LazyToasts({ load = loadToasts }: { load?: () => Promise<{ Toasts: ComponentType }> }) {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, none);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const [plainId, setPlainId] = useState<number>();
  const id = toast?.id;

  useEffect(() => {
    if (Toasts) return;
    const showPlain = () => {
      if (id === undefined) return;
      setPlainId(id);
      setTimeout(() => toastStore.dismiss(id), DURATION);
    };
    const fetchToasts = () => void load().then(module => setToasts(() => module.Toasts), showPlain);
    if (id !== undefined) return fetchToasts();
    const events = ['focusin', 'pointerdown'] as const;
    events.forEach(event => document.addEventListener(event, fetchToasts, { once: true }));
    return () => events.forEach(event => document.removeEventListener(event, fetchToasts));
  }, [Toasts, id, load]);

  if (Toasts) return <Toasts />;
  return (
    toast?.open &&
    toast.id === plainId && (
      <PlainToast role="alert">
        <strong>{toast.title}</strong> {toast.description}
      </PlainToast>
    )
  );
}
