// webpack resolves a bare `styled-components` outside this package to this file (federation/src/build/webpack.ts):
// every bundle then uses the one instance that the shell shares.
export { css, keyframes, styled as default, styled } from '@site/platform';
