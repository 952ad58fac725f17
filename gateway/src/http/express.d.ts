import type { EntityManager } from '@mikro-orm/postgresql';
import type { User } from '../identity/user.entity.ts';

declare global {
  namespace Express {
    interface Request {
      /** Stands in the log and in X-Request-Id of the answer. */
      id: string;
    }
    /** What `requireUser` leaves: the user, and the request's entity manager that loaded them. */
    interface Locals {
      user: User;
      em: EntityManager;
    }
  }
}
