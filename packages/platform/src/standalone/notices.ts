import type { ToastMessage } from '../remoteModule.ts';

type Listener = () => void;

const listeners = new Set<Listener>();
let latest: ToastMessage | null = null;

/** What pages told their reader last; the shell would show it as a toast. */
export const notices = {
  say(message: ToastMessage) {
    latest = message;
    listeners.forEach(listener => listener());
  },
  subscribe(listener: Listener) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: () => latest,
};
