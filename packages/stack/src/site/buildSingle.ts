// The single bundle that the benchmark compares with, in a process of its own: buildSingle.ts STORE
import { buildSingleBundle } from '@site/federation/singleBundle';

await buildSingleBundle({ outDir: process.argv[2] ?? '', log: line => console.log(line) });
