import { expect, test } from '@jest/globals';
import { auditServer } from 'graphql-http';
import { gatewayForTests } from '../testing/gateway.ts';

const gateway = gatewayForTests();

test('no audit of GraphQL over HTTP ends in an error or a warning', async () => {
  const results = await auditServer({ url: `${gateway.url}/graphql` });
  const bad = results.filter(({ status }) => status === 'error' || status === 'warn');
  expect(
    bad.map(({ id, name, ...rest }) => ({ id, name, reason: 'reason' in rest ? rest.reason : '' })),
  ).toEqual([]);
  expect(results.filter(({ status }) => status === 'notice')).toHaveLength(3);
  expect(results.length).toBeGreaterThan(50);
});
