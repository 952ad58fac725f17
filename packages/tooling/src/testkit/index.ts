// What tests of every package share: import { startDatabase } from '@site/tooling/testkit'.
export { until } from '@site/stack/process/health';
export { freePort } from '@site/stack/site/ports';
export { createAuthority, type Certificate } from './certificates.ts';
export { prepareDatabase, startDatabase, type TestDatabase } from './database.ts';
