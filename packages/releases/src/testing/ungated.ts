import type { Gate } from '../release/gate.ts';
import { release as releaseThrough, type ReleaseRequest } from '../release/release.ts';
import { rollback as rollbackThrough, type RollbackRequest } from '../release/rollback.ts';

/** A gate that finds nothing. */
export const openGate: Gate = { inspect: async () => [] };

/** What a release is told to do beside its own work: nothing. */
export const quiet = { gate: openGate, prerender: async () => [], report: () => {} };
type Given<T> = Omit<T, keyof typeof quiet> & Partial<T>;

/** A release that passes the open gate, renders nothing, says nothing and waits for no gateway, unless it is told to. */
export const release = (request: Given<ReleaseRequest>) =>
  releaseThrough({ ...quiet, waitMs: 0, ...request });

/** A rollback of which the open gate says nothing, unless another one is given. */
export const rollback = (request: Given<RollbackRequest>) => rollbackThrough({ ...quiet, ...request });
