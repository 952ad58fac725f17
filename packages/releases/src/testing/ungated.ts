import type { Gate } from '../release/gate.ts';
import { release as releaseThrough, type ReleaseRequest } from '../release/release.ts';
import { rollback as rollbackThrough, type RollbackRequest } from '../release/rollback.ts';

/** A gate that finds nothing. */
export const openGate: Gate = { inspect: async () => [] };

/** A release that passes the open gate, unless another one is given, and waits for no gateway. */
export const release = ({ gate = openGate, ...rest }: Omit<ReleaseRequest, 'gate'> & { gate?: Gate }) =>
  releaseThrough({ gate, waitMs: 0, ...rest });

/** A rollback of which the open gate says nothing, unless another one is given. */
export const rollback = ({ gate = openGate, ...rest }: Omit<RollbackRequest, 'gate'> & { gate?: Gate }) =>
  rollbackThrough({ gate, ...rest });
