import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Manifest } from '@site/federation/build/manifest';
import { scanScript, type ScriptScan } from './scanScript.ts';

/** A file that browsers may fetch. */
interface BundleFile {
  name: string;
  bytes: number;
  /** Bytes of brotli for a script or a style sheet; of a picture or a video as it is. */
  sentBytes: number;
}

/** What the files of a build are, whatever it declares. */
export interface Bundle {
  files: BundleFile[];
  /** What its scripts contain. */
  scans: ({ file: string } & ScriptScan)[];
}

const brotli = promisify(brotliCompress);
/** Of no use to browsers: what only servers read, licences, and source maps. */
const NOT_FETCHED = /^\.|\.(json|txt|map)$/;

/**
 * Reads the files of a build.
 * @throws {SyntaxError} for a script that is none
 */
export async function readBundle(dir: string, { integrity }: Manifest): Promise<Bundle> {
  const names = Object.keys(integrity).filter(name => !NOT_FETCHED.test(name));
  const read = await Promise.all(
    names.map(async name => {
      const content = await readFile(path.join(dir, name));
      const isText = /\.(js|css|svg)$/.test(name);
      const sentBytes = isText ? await compressedBytes(dir, name, content) : content.length;
      return { name, content, sentBytes };
    }),
  );
  return {
    files: read.map(({ name, content, sentBytes }) => ({ name, bytes: content.length, sentBytes })),
    scans: read
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, content }) => ({ file: name, ...scanScript(content.toString()) })),
  };
}

/** A build for production has each text file compressed beside it. */
const compressedBytes = (dir: string, name: string, content: Buffer) =>
  stat(path.join(dir, `${name}.br`)).then(
    ({ size }) => size,
    async () => (await brotli(content)).length,
  );
