// The engine's family and major version: enough to see that an error is one browser's, too little to know a person by.
const FAMILIES: readonly [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgA?\/(\d{1,4})/],
  ['Opera', /\bOPR\/(\d{1,4})/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d{1,4})/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /\b(?:Chrome|HeadlessChrome|CriOS)\/(\d{1,4})/],
  ['Safari', /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

/** `Firefox 140`, or `other`. */
export function browserFamily(userAgent = ''): string {
  for (const [name, mark] of FAMILIES) {
    const [, major] = mark.exec(userAgent.slice(0, 400)) ?? [];
    if (major) return `${name} ${major}`;
  }
  return 'other';
}
