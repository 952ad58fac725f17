export { ada } from './ada.ts';
export { fakeGraphql, type FakeAnswer } from './fakeGraphql.ts';
export { hydrateRemote } from './hydrateRemote.tsx';
export { renderRemote } from './renderRemote.tsx';
export { testConfig } from './testConfig.ts';
