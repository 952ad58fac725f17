import type { ToastMessage } from '@site/platform';

/** How long a toast is shown, in ms. */
export const DURATION = 5000;

/** How long a dismissed toast stays in memory, in ms (docs/specification.md#constants). */
export const REMOVE_DELAY = 1_000_000;

export interface ShownToast extends ToastMessage {
  id: number;
  open: boolean;
}

/** One toast at a time, outside of React, so that every remote gets `notify`. */
export function createToastStore() {
  let current: ShownToast | null = null;
  let lastId = 0;
  let removal: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const set = (next: ShownToast | null) => {
    current = next;
    listeners.forEach(listener => listener());
  };

  return {
    /** Shows a toast; it replaces the current one. */
    notify(message: ToastMessage) {
      clearTimeout(removal);
      set({ ...message, id: ++lastId, open: true });
    },
    /** Closes a toast, unless a newer one has replaced it. */
    dismiss(id: number) {
      if (current?.id !== id || !current.open) return;
      set({ ...current, open: false });
      removal = setTimeout(() => set(null), REMOVE_DELAY);
    },
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export const toastStore = createToastStore();

/** Shows a toast from anywhere. */
export const { notify } = toastStore;
