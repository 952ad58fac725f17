import { createHash } from 'node:crypto';

/** Subresource integrity of some bytes, as browsers write it. */
export const integrityOf = (bytes: Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
