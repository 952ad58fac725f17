export interface FieldError {
  path: string;
  message: string;
}

const UNREACHABLE = 'We could not reach the server.';

/**
 * A failed call, GraphQL or REST. `message` is `STATUS: TEXT` (docs/specification.md#errors);
 * without an answer the status is 0 and the message says so.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** HTTP status, or 0 without an answer. */
  readonly status: number;
  /** The fields that the server refused, for forms. */
  readonly fieldErrors: readonly FieldError[];

  constructor(status: number, text: string, fieldErrors: readonly FieldError[] = []) {
    super(status === 0 ? text : `${status}: ${text}`);
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

/** The text of a failed HTTP answer: problem+json's `detail`, else the body as it is, else the status text. */
export function fromBody(status: number, body: string, statusText: string) {
  const problem = asProblem(body);
  return new ApiError(status, problem?.detail ?? (body || statusText), problem?.errors ?? []);
}

interface Problem {
  detail?: string;
  errors?: FieldError[];
}

function asProblem(body: string): Problem | null {
  try {
    const value: unknown = JSON.parse(body);
    return value !== null && typeof value === 'object' && 'detail' in value ? (value as Problem) : null;
  } catch {
    return null;
  }
}
