declare global {
  namespace Express {
    interface Request {
      /** Stands in the log and in X-Request-Id of the answer. */
      id: string;
      /** The member's columns as they were read with the session, before the mapper saw them. */
      memberRow: Record<string, unknown> | undefined;
    }
  }
}
export {};
