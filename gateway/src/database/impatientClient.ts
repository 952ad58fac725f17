import { Client } from 'pg';

/**
 * A connection that closes itself when an answer is overdue. A pool would hand it out again:
 * after a broken network every request that got it would wait in vain.
 */
export class ImpatientClient extends Client {}

const query = Client.prototype.query as (...args: unknown[]) => unknown;

// The overloads of `query` cannot be written in a subclass without repeating them all.
Object.defineProperty(ImpatientClient.prototype, 'query', {
  value(this: Client, ...args: unknown[]) {
    const result = query.apply(this, args);
    if (result instanceof Promise) result.catch((error: unknown) => isOverdue(error) && leave(this));
    return result;
  },
});

const isOverdue = (error: unknown) => error instanceof Error && error.message === 'Query read timeout';

// With a query still open pg cuts the connection at once instead of saying goodbye.
const leave = (client: Client) => void client.end().catch(() => {});
