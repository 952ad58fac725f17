import type { ToastMessage } from '../remoteModule.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let latest: ToastMessage | null = null;

/** What the shell would show as a toast: the last message of a page. */
export const toasts = {
  notify(message: ToastMessage) {
    latest = message;
    listeners.forEach(listener => listener());
  },
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => latest,
};
