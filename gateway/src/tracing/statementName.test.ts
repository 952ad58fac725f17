import { expect, test } from '@jest/globals';
import { statementName } from './openTelemetry.ts';

test.each([
  [`select "s0".* from "services" as "s0" order by "s0"."position"`, 'SELECT services'],
  [`insert into "consultations" ("name") values ('into secrets')`, 'INSERT consultations'],
  ['SELECT sess FROM sessions WHERE sid = $1', 'SELECT sessions'],
  [`select 'a from secret'`, 'SELECT'],
  [`select E'\\' from secret' from "services"`, 'SELECT'],
  ['begin', 'BEGIN'],
  ['ada@example.com', 'STATEMENT'],
  ['undefined', 'STATEMENT'],
])('%s is named %s', (sql, name) => {
  expect(statementName(sql)).toBe(name);
});
