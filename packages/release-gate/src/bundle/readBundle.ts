import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { Manifest } from '@site/federation/build/manifest';
import { ownCopies } from './ownCopies.ts';
import { scanScript, type ScriptScan } from './scanScript.ts';

/** A file that browsers may fetch. */
export interface BundleFile {
  name: string;
  bytes: number;
  /** Bytes of brotli for a script or a style sheet; of a picture or a video as it is. */
  sentBytes: number;
}

/** What the files of a build are, whatever it declares. */
export interface Bundle {
  files: BundleFile[];
  /** Packages of the shell that a script has its own copy of, by file. */
  copies: { file: string; name: string }[];
  /** What its scripts contain. */
  scans: ({ file: string } & ScriptScan)[];
}

const brotli = promisify(brotliCompress);
/** Of no use to browsers: what only servers read, licences, and source maps. */
const NOT_FETCHED = /^\.|\.(json|txt|map)$/;
const COMPRESSED = /\.(js|css|svg)$/;
const SCRIPT = /\.js$/;

/** A build for production has each text file compressed beside it. */
const compressedBytes = (dir: string, name: string, bytes: Buffer) =>
  stat(path.join(dir, `${name}.br`)).then(
    ({ size }) => size,
    async () => (await brotli(bytes)).byteLength,
  );

/**
 * Reads the files of a build.
 * @throws {SyntaxError} for a script that is none
 */
export async function readBundle(dir: string, { integrity }: Manifest): Promise<Bundle> {
  const names = Object.keys(integrity).filter(name => !NOT_FETCHED.test(name));
  const contents = await Promise.all(
    names.map(async name => ({ name, bytes: await readFile(path.join(dir, name)) })),
  );
  const scripts = contents
    .filter(({ name }) => SCRIPT.test(name))
    .map(({ name, bytes }) => ({ file: name, code: bytes.toString() }));
  return {
    files: await Promise.all(
      contents.map(async ({ name, bytes }) => {
        const sentBytes = COMPRESSED.test(name) ? await compressedBytes(dir, name, bytes) : bytes.byteLength;
        return { name, bytes: bytes.byteLength, sentBytes };
      }),
    ),
    copies: scripts.flatMap(({ file, code }) => ownCopies(code).map(name => ({ file, name }))),
    scans: scripts.map(({ file, code }) => ({ file, ...scanScript(code) })),
  };
}
