import type { AuthStore } from '@site/platform/auth';

// Tabs of an earlier shell listen to this name.
const CHANNEL = 'visitor';

/** A login or logout in one tab of this browser makes the others check their session. */
export function syncTabs(auth: AuthStore, channel = new BroadcastChannel(CHANNEL)) {
  const userId = () => {
    const state = auth.current();
    return state.status === 'user' ? state.user.id : null;
  };
  let announced: string | null | undefined;
  const announce = () => {
    if (auth.current().status === 'loading' || announced === userId()) return;
    announced = userId();
    channel.postMessage(announced);
  };
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== userId()) void auth.check();
  };
  auth.subscribe(announce);
  announce();
}
