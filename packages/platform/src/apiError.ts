export interface FieldError {
  path: string;
  message: string;
}

const UNREACHABLE = 'We could not reach the server.';

/**
 * A call that failed, through either door. `message` is `STATUS: TEXT` (specification, section 8);
 * a call that got no answer has status 0 and says so in words.
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

/** The site's error for whatever a call threw: clients throw nothing else, so all the rest got no answer. */
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
