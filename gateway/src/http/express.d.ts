declare global {
  namespace Express {
    interface Request {
      /** Stands in the log and in X-Request-Id of the answer. */
      id: string;
    }
  }
}
export {};
