import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import { listen } from '@site/releases/testing/fixtures';
import { readSchema } from './gatewaySchema.ts';

const CLOSED = 'http://127.0.0.1:1';

test('the schema is that of the gateway that is live, not of this checkout', async () => {
  const schema = 'type Query { testimonials: [ID!] }';
  const url = await listen(createServer((_request, response) => response.end(schema)));
  expect(await readSchema({ gatewayUrls: [CLOSED, url] })).toBe(schema);
});

test('without a gateway that answers the committed one counts, unless one is required', async () => {
  const said: string[] = [];
  const report = (step: string, text: string) => void said.push(`${step}: ${text}`);
  expect(await readSchema({ gatewayUrls: [CLOSED], report })).toContain('type Query');
  expect(said).toContainEqual(expect.stringMatching(/^schema: .*gateway.schema\.graphql counts$/));
  const required = readSchema({ gatewayUrls: [CLOSED], gatewayRequired: true });
  await expect(required).rejects.toThrow(`${CLOSED} cannot be asked for its schema`);
});
