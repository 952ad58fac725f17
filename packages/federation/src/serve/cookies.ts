/** Whether browsers reach the site by https. */
export const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/**
 * The name of one of the site's cookies in a browser, as the gateway names its session, too. Behind https `__Host-` makes
 * browsers refuse a cookie of this name from other hosts and plain connections.
 */
export const cookieName = (name: string, publicUrl: string) =>
  `${isSecure(publicUrl) ? '__Host-' : ''}ounce.${name}`;

/**
 * The value of one of the site's cookies in a Cookie header, as it stands there; undefined without it.
 * A cookie that the site has under another name, from before it had https, does not count.
 */
export function readCookie(header: string | undefined, name: string, publicUrl: string) {
  const start = `${cookieName(name, publicUrl)}=`;
  const pairs = header?.split(/;\s*/);
  return pairs?.find(pair => pair.startsWith(start))?.slice(start.length);
}
