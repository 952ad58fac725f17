import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import { toApiError, type ApiError } from '../apiError.ts';
import { fromGraphQLError, fromResponse } from './fromResponse.ts';

/** The site's error for whatever Apollo's links throw or deliver. */
export function fromApollo(error: unknown): ApiError {
  if (CombinedGraphQLErrors.is(error)) return fromGraphQLError(error.errors[0] ?? { message: '' }, 500);
  if (ServerError.is(error) || ServerParseError.is(error))
    return fromResponse(error.response, error.bodyText);
  return toApiError(error);
}
