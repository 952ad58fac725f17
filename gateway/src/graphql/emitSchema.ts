import 'reflect-metadata';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { printedSchema } from './printSchema.ts';

// Usage: pnpm build && pnpm run schema. Writes gateway/schema.graphql, the public contract.
await writeFile(path.join(import.meta.dirname, '../../schema.graphql'), printedSchema());
