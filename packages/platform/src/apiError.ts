export interface FieldError {
  path: string;
  message: string;
}

const UNREACHABLE = 'We could not reach the server.';

/**
 * A failed call, GraphQL or REST. `message` is `STATUS: TEXT` (docs/specification.md#errors), empty where the server
 * sent no text; without an answer the status is 0 and the message says so.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  /** The fields that the server refused, for forms. */
  readonly fieldErrors: readonly FieldError[];

  constructor(status: number, text: string, fieldErrors: readonly FieldError[] = []) {
    super(status === 0 || text === '' ? text : `${status}: ${text}`);
    this.status = status;
    this.fieldErrors = fieldErrors;
  }

  static unreachable() {
    return new ApiError(0, UNREACHABLE);
  }
}

/** The site's error for what a call threw; anything but an ApiError is a request without an answer. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : ApiError.unreachable();
