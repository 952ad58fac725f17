import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { BucketUnavailableError, StaleRegistryError, type Bucket, type ListedObject } from './bucket.ts';

// The only file that knows the SDK: 20 MB of modules, loaded when releases are in a bucket.

/** Until a connection is there, and until an attempt has its answer, in ms. */
const CONNECT_MS = 2_000;
const ATTEMPT_MS = 8_000;
const ATTEMPTS = 3;
/** For all attempts of one request, in ms. */
const REQUEST_MS = 20_000;
const YEAR_SECONDS = 31_536_000;

/**
 * Objects of an S3-compatible store. Region, endpoint and credentials come from the SDK's usual sources.
 * @param url `s3://BUCKET/PREFIX`
 * @param pathStyle whether the endpoint is not AWS's own: most others have their buckets in the path, not in the host's name
 */
export function s3Bucket(url: string, pathStyle: boolean): Bucket {
  const { hostname: Bucket, pathname } = new URL(url);
  const prefix = pathname.replace(/^\/+|(?<!\/)\/+$/g, '');
  const client = new S3Client({
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    // Not every store takes the checksums that the SDK adds by itself; what is read is verified by our own hashes.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: ATTEMPT_MS,
      throwOnRequestTimeout: true,
    },
  });
  // What the store refuses for a reason that the caller knows has a status of its own.
  client.middlewareStack.add(
    next => async args => {
      try {
        return await next(args);
      } catch (error) {
        const cause = error as Error;
        throw isUnavailable(cause)
          ? new BucketUnavailableError(unavailableText(url, cause), { cause })
          : cause;
      }
    },
    { step: 'initialize', priority: 'high' },
  );
  const placeOf = (key: string) => (prefix ? `${prefix}/${key}` : key);
  const timeLimit = () => ({ abortSignal: AbortSignal.timeout(REQUEST_MS) });

  return {
    location: url,
    async get(key, known) {
      const command = new GetObjectCommand({ Bucket, Key: placeOf(key), IfNoneMatch: known });
      try {
        const { Body, ETag = '' } = await client.send(command, timeLimit());
        return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), etag: ETag };
      } catch (error) {
        if (statusOf(error) === 304) return 'unchanged';
        if (statusOf(error) === 404) return null;
        throw error;
      }
    },
    async put(key, Body, etag) {
      const Key = placeOf(key);
      const command = new PutObjectCommand({ Bucket, Key, Body, ...typeOf(key), ...conditionOf(etag) });
      try {
        await client.send(command, timeLimit());
      } catch (error) {
        // 404: what was to be replaced is gone; 409: two writers at the same moment.
        if (etag !== undefined && [404, 409, 412].includes(statusOf(error) ?? 0))
          throw new StaleRegistryError();
        throw error;
      }
    },
    async list(prefix) {
      const found: ListedObject[] = [];
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: placeOf(prefix) }, timeLimit());
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
          found.push({ key: Key.slice(placeOf('').length), size: Size, modified: LastModified });
      return found;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: placeOf(key) }), timeLimit());
    },
  };
}

const conditionOf = (etag?: string | null) => (etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag });

const isUnavailable = (error: Error) =>
  [undefined, 401, 403].includes(statusOf(error)) || error.name === 'NoSuchBucket';

const unavailableText = (url: string, { name, message }: Error) =>
  `The release store ${url} cannot be used: ${name}: ${message}. Hosts go on with what they have. ` +
  'See to RELEASES_URL, AWS_ENDPOINT_URL_S3, AWS_REGION and the credentials, or try again once the store answers.';

const statusOf = (error: unknown) =>
  (Object(error) as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** Versions and rendered pages are named by their contents: caches may keep them for good. */
const NEVER_CHANGES = /^(?:pages|(?:\.maps\/)?[a-z-]+\/[^/.][^/]*)\/./;

const typeOf = (key: string) => ({
  ContentType: TYPES[path.extname(key)] ?? 'application/octet-stream',
  CacheControl: NEVER_CHANGES.test(key) ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache',
});
