// In this order: Edge and Opera also name Chrome, Chrome also names Safari.
const browsers = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const;
const systems = [
  ['Android', /\bAndroid\b/],
  ['iOS', /\b(iPhone|iPad)\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['Linux', /\bLinux\b/],
] as const;

const firstMatch = (list: readonly (readonly [string, RegExp])[], text: string) =>
  list.find(([, pattern]) => pattern.test(text))?.[0];

/** Names browser and system of a User-Agent header, such as "Firefox on Windows", for a user's list of sessions. */
export function describeBrowser(userAgent = ''): string {
  const browser = firstMatch(browsers, userAgent) ?? 'Unknown browser';
  const system = firstMatch(systems, userAgent);
  return system ? `${browser} on ${system}` : browser;
}
