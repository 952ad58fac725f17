import { configure } from '@testing-library/dom';
import '@testing-library/jest-dom/jest-globals';

// Testing Library gives up after one second, which a busy machine may need for one render.
configure({ asyncUtilTimeout: 10_000 });

// What Radix asks of a browser and jsdom does not have: it draws nothing, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.scrollIntoView ??= () => {};
window.matchMedia ??= query =>
  ({
    matches: false,
    media: query,
    onchange: null,
    addEventListener() {},
    removeEventListener() {},
    addListener() {},
    removeListener() {},
    dispatchEvent: () => false,
  }) satisfies MediaQueryList;
// jsdom plays nothing.
HTMLMediaElement.prototype.play = () => Promise.resolve();
HTMLMediaElement.prototype.pause = () => {};
