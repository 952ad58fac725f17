import type { ToastMessage } from '../remoteModule.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let latest: ToastMessage | null = null;

/** The last notice of a page; the shell would show it as a toast. */
export const notices = {
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
