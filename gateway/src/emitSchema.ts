import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from './graphql/schema.ts';
import { requestSchemas } from './http/requestSchemas.ts';

// Part of `npm run codegen`. Writes gateway/schema.graphql, and the request bodies of gateway/openapi.json.
const fileOf = (name: string) => path.join(import.meta.dirname, '..', name);
await writeFile(fileOf('schema.graphql'), printedSchema());
const description = JSON.parse(await readFile(fileOf('openapi.json'), 'utf8'));
Object.assign(description.components.schemas, requestSchemas());
await writeFile(fileOf('openapi.json'), `${JSON.stringify(description, null, 2)}\n`);
