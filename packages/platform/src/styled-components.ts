// webpack resolves a bare `styled-components` outside this package to this file (federation/src/webpack.ts):
// every bundle then uses the one instance that the shell shares.
export { createGlobalStyle, css, keyframes, styled as default, styled, ThemeProvider } from '@site/platform';
