import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore } from './toastStore.ts';

const load = () => import('./Toasts.tsx');
const none = () => null;

/** Loads the toasts on the first interaction with the page, or with the first toast. */
export function LazyToasts() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, none);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const wanted = toast !== null;

  useEffect(() => {
    if (Toasts) return;
    // A failed load is ignored; the next toast tries again.
    const fetchToasts = () => void load().then(module => setToasts(() => module.Toasts), none);
    if (wanted) return fetchToasts();
    const events = ['focusin', 'pointerdown'] as const;
    events.forEach(event => document.addEventListener(event, fetchToasts, { once: true }));
    return () => events.forEach(event => document.removeEventListener(event, fetchToasts));
  }, [Toasts, wanted]);

  return Toasts && <Toasts />;
}
