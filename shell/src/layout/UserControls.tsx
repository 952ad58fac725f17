import { displayName, Link, styled, useLocation, type CurrentUser } from '@site/platform';
import { clearTabStorage, createStoredText } from '@site/platform/storage';
import { Avatar, ButtonLink, from } from '@site/ui';
import { useEffect } from 'react';
import { useLoginHref } from '../auth/useLoginHref.ts';
import { notify } from '../toast/toastStore.ts';

const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-width: 0;
  padding-top: 16px;
  border-top: 1px solid var(--line);
  ${from.desktop} {
    flex-wrap: nowrap;
    justify-self: end;
    padding: 0 0 0 24px;
    border: 0;
    border-left: 1px solid var(--line);
  }
`;

const Name = styled(Link)`
  overflow: hidden;
  max-width: 100%;
  font-size: var(--size-14);
  font-weight: 600;
  line-height: 44px;
  text-decoration: none;
  &:hover,
  &[aria-current] {
    text-decoration: underline;
    text-underline-offset: 8px;
  }
  text-overflow: ellipsis;
  white-space: nowrap;
  ${from.desktop} {
    max-width: 200px;
  }
`;

/** Tells the next page of a visitor that a logout led to it. */
const loggingOut = createStoredText(() => sessionStorage, 'logging-out');

/* Its word ends where the column does. */
const Logout = styled(ButtonLink)`
  margin-right: -17px;
`;

/** The user's name, which leads to their account, and Logout, a full page navigation: the gateway ends the session. */
export function UserControls({ user }: { user: CurrentUser }) {
  const current = useLocation().pathname === '/account' ? ('page' as const) : undefined;
  const name = displayName(user);
  const leave = () => {
    clearTabStorage();
    loggingOut.write('yes');
  };
  return (
    <Controls>
      {user.profileImageUrl && <Avatar src={user.profileImageUrl} name={name} />}
      <Name to="/account" title={name} aria-label={`${name}, your account`} aria-current={current}>
        {name}
      </Name>
      <Logout href="/api/logout" onClick={leave} $variant="quiet" $size="small">
        Logout
      </Logout>
    </Controls>
  );
}

/** A full page navigation that comes back to this page. */
export function LoginLink() {
  const href = useLoginHref();
  useEffect(() => {
    if (!loggingOut.read()) return;
    loggingOut.write(null);
    notify({ title: 'You are logged out', description: 'Your progress and bookings are kept.' });
  }, []);
  return (
    <ButtonLink href={href} $variant="secondary" $size="small">
      Login
    </ButtonLink>
  );
}
