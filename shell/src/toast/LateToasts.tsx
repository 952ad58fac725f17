import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { toastStore } from './toastStore.ts';

const load = () => import('./Toasts.tsx');
const none = () => null;

/** The place of toasts. What draws them comes when a visitor first touches the page, or with the first toast. */
export function LateToasts() {
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, none);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const wanted = toast !== null;

  useEffect(() => {
    if (Toasts) return;
    // A toast that did not load is not worth more than the page that it speaks of: the next one tries again.
    const fetchToasts = () => void load().then(module => setToasts(() => module.Toasts), none);
    if (wanted) return fetchToasts();
    const events = ['focusin', 'pointerdown'] as const;
    events.forEach(event => document.addEventListener(event, fetchToasts, { once: true }));
    return () => events.forEach(event => document.removeEventListener(event, fetchToasts));
  }, [Toasts, wanted]);

  return Toasts && <Toasts />;
}
