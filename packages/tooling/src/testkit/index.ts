export { createAuthority, type Certificate } from './certificates.ts';
// What tests of every package share: import { startDatabase } from '@site/tooling/testkit'.
export { freePort } from '@site/stack/site/ports';
export { prepareDatabase, startDatabase, type TestDatabase } from './database.ts';
export { until } from './until.ts';
