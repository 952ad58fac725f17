export { fakeGraphql, type FakeAnswer, type FakeCall } from './fakeGraphql.ts';
export { renderRemote } from './renderRemote.tsx';
