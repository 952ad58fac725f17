/** What only the package's own code contains, whoever bundled it, minified or in part. All signs of a line are there. */
const signs: readonly (readonly [name: string, ...signs: RegExp[]])[] = [
  ['react', /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['react', /__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED\s*=[^=]/],
  // The dispatcher that hooks ask, and what makes an element: of a copy without the exports that nobody uses.
  ['react', /\{\s*H:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null/],
  ['react', /\$\$typeof:/, /react\.(?:transitional\.)?element/],
  ['react/jsx-runtime', /\.jsxs\s*=[^=]/],
  ['react-dom', /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=[^=]/],
  ['react-dom', /rendererPackageName\s*:/],
  ['react-router', /You cannot render a <Router> inside another <Router>/],
  ['@apollo/client', /__APOLLO_CLIENT__/],
  ['styled-components', /data-styled-version/],
];

/** The packages that the shell shares and of which this script has a copy of its own: state would be there twice. */
export const ownCopies = (code: string): string[] => [
  ...new Set(signs.filter(([, ...all]) => all.every(sign => sign.test(code))).map(([name]) => name)),
];
