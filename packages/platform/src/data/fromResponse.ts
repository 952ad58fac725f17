import { ApiError, type FieldError } from '../apiError.ts';

export interface FailedResponse {
  status: number;
  statusText: string;
  headers?: Pick<Headers, 'get'>;
}

/**
 * The error for a failed HTTP response. Its text is the message of a GraphQL error, the `detail` of problem+json, else the
 * body as it is; an empty or HTML body gives the status text.
 */
export function fromResponse(response: FailedResponse, body: string): ApiError {
  const { status, statusText } = response;
  const parsed = parseObject(body);
  if (isProblem(parsed)) return new ApiError(status, parsed.detail, parsed.errors);
  if (isGraphQLResult(parsed)) return fromGraphQLError(parsed.errors[0], status);
  return new ApiError(status, (isHtml(response, body) ? '' : body) || statusText);
}

interface GraphQLError {
  message: string;
  extensions?: { http?: { status?: number }; errors?: FieldError[] };
}

/** @param status used when the error has no `extensions.http.status` */
export const fromGraphQLError = ({ message, extensions }: GraphQLError, status: number) =>
  new ApiError(extensions?.http?.status ?? status, message, extensions?.errors);

const isProblem = (value: object): value is { detail: string; errors?: FieldError[] } =>
  'detail' in value && typeof value.detail === 'string';

const isGraphQLResult = (value: object): value is { errors: [GraphQLError] } =>
  'errors' in value && Array.isArray(value.errors) && value.errors.length > 0;

const isHtml = ({ headers }: FailedResponse, body: string) =>
  /html/i.test(headers?.get('Content-Type') ?? '') || /^\s*<(!doctype|html)\b/i.test(body);

function parseObject(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}
