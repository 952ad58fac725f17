import type { VisitorStore } from '@site/platform/visitor';

const CHANNEL = 'visitor';

/** A login or logout in one tab of this browser makes the others check their session. */
export function syncTabs(visitor: VisitorStore, channel = new BroadcastChannel(CHANNEL)) {
  const userId = () => {
    const state = visitor.current();
    return state.status === 'user' ? state.user.id : null;
  };
  let announced: string | null | undefined;
  const announce = () => {
    if (visitor.current().status === 'loading' || announced === userId()) return;
    announced = userId();
    channel.postMessage(announced);
  };
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== userId()) void visitor.check();
  };
  visitor.subscribe(announce);
  announce();
}
