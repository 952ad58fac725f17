import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openApiDescription } from './openapi/description.ts';
import { printedSchema } from './graphql/printSchema.ts';

// Part of `npm run codegen`. Writes the public contract: gateway/schema.graphql and gateway/openapi.json.
const gateway = path.join(import.meta.dirname, '..');
await writeFile(path.join(gateway, 'schema.graphql'), printedSchema());
await writeFile(path.join(gateway, 'openapi.json'), `${JSON.stringify(openApiDescription(), null, 2)}\n`);
