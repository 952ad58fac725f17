// webpack resolves `styled-components` to this file everywhere outside this package: every bundle uses the one instance
// that the shell shares.
export { css, keyframes, styled as default, styled } from '@site/platform';
