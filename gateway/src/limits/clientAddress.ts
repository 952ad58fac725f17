import { networkOf } from '@site/federation/serve/networkOf';
import type { Request } from 'express';

/** Whom a limit counts (networkOf). Express reads the address from as many proxies as TRUST_PROXY says are real. */
export const clientAddress = (req: Pick<Request, 'ip'>): string => networkOf(req.ip ?? 'unknown');
