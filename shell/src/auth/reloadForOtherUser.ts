import type { Auth } from '@site/platform';

/** Another user logged in in another tab: what this page has read belongs to the first one. */
export function reloadForOtherUser(auth: Auth, reload = () => location.reload()) {
  let first: string | undefined;
  const compare = () => {
    const state = auth.current();
    if (state.status !== 'user') return;
    first ??= state.user.id;
    if (state.user.id !== first) reload();
  };
  auth.subscribe(compare);
  compare();
}
