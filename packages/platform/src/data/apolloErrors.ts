import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { ApiError, fromBody, toApiError, type FieldError } from '../apiError.ts';

interface ErrorExtensions {
  http?: { status?: number };
  errors?: FieldError[];
}

/** The site's error for whatever Apollo's links throw or deliver. */
export function fromApollo(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) return fromGraphQL(error);
  if (ServerError.is(error)) return fromBody(error.statusCode, error.bodyText, error.response.statusText);
  if (ServerParseError.is(error))
    return fromBody(error.statusCode, error.bodyText, error.response.statusText);
  return toApiError(error);
}

function fromGraphQL({ errors }: CombinedGraphQLErrors) {
  const first = errors[0];
  const extensions = (first?.extensions ?? {}) as ErrorExtensions;
  return new ApiError(extensions.http?.status ?? 500, first?.message ?? '', extensions.errors ?? []);
}
