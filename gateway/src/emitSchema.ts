import 'reflect-metadata';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { printedSchema } from './graphql/schema.ts';
import { openapiSchemas } from './http/openapiSchemas.ts';

// Part of `npm run codegen`. Writes gateway/schema.graphql, and the bodies and answers of gateway/openapi.json.
const fileOf = (name: string) => path.join(import.meta.dirname, '..', name);
await writeFile(fileOf('schema.graphql'), printedSchema());
const filepath = fileOf('openapi.json');
const description = JSON.parse(await readFile(filepath, 'utf8'));
Object.assign(description.components.schemas, openapiSchemas());
const options = { ...(await resolveConfig(filepath)), filepath };
await writeFile(filepath, await format(JSON.stringify(description), options));
