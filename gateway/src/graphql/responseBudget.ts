import { defaultFieldResolver, GraphQLError, isObjectType, type GraphQLSchema } from 'graphql';

/** Most bytes of one response, serialised as JSON. */
export const MAX_RESPONSE_BYTES = 1_000_000;
/** How long a query may run; less than the statement timeout of the database. */
export const QUERY_TIMEOUT_MS = 2_000;
const SCALAR_BYTES = 8;
const DATE_BYTES = 26;

/** What one request has left; once a limit is reached every further field fails at once. */
export class ResponseBudget {
  #bytes = MAX_RESPONSE_BYTES;
  #error: GraphQLError | undefined;

  /** Why the request was stopped, or undefined. */
  get error(): GraphQLError | undefined {
    return this.#error;
  }

  /** Every field fails with this error from now on; the first error stays. */
  stop(error: GraphQLError): void {
    this.#error ??= error;
  }

  /** @throws {GraphQLError} once the request was stopped. */
  check(): void {
    if (this.#error) throw this.#error;
  }

  /** @throws {GraphQLError} when the response would exceed its size. */
  spend(key: string | number, value: unknown): void {
    this.#bytes -= bytesOf(key) + bytesOf(value);
    if (this.#bytes < 0) this.stop(tooLarge());
    this.check();
  }
}

const tooLarge = () =>
  new GraphQLError('The response is too large. Ask for less.', {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
  });

/**
 * Serialises a result, escapes, errors and `__typename` included, which the budget does not count.
 * @throws {GraphQLError} when it exceeds the size of a response.
 */
export function stringifyResult(result: object): string {
  const text = `${JSON.stringify(result)}\n`;
  if (Buffer.byteLength(text) > MAX_RESPONSE_BYTES) throw tooLarge();
  return text;
}

const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (value instanceof Date) return DATE_BYTES;
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + bytesOf(each), 0);
  return SCALAR_BYTES;
};

/** Makes every field of a schema spend from the budget of its request's context. */
export function meterFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const resolve = field.resolve ?? defaultFieldResolver;
      field.resolve = (source, args, context: { budget: ResponseBudget }, info) => {
        const { budget } = context;
        budget.check();
        const spend = (value: unknown) => {
          budget.spend(info.path.key, value);
          return value;
        };
        const value: unknown = resolve(source, args, context, info);
        return value instanceof Promise ? value.then(spend) : spend(value);
      };
    }
  }
  return schema;
}
