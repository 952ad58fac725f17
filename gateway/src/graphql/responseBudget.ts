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

  stop(message: string, code: string, status: number): void {
    this.#error ??= new GraphQLError(message, { extensions: { code, http: { status } } });
  }

  /** @throws {GraphQLError} once the request was stopped. */
  check(): void {
    if (this.#error) throw this.#error;
  }

  /** @throws {GraphQLError} when the response would exceed its size. */
  spend(key: string | number, value: unknown): void {
    this.#bytes -= bytesOf(key) + bytesOf(value);
    if (this.#bytes < 0) this.#stopTooLarge();
    this.check();
  }

  /** Stops the request when its complete body, errors and `__typename` included, exceeds the size. */
  measure(body: unknown): void {
    if (Buffer.byteLength(JSON.stringify(body)) > MAX_RESPONSE_BYTES) this.#stopTooLarge();
  }

  #stopTooLarge(): void {
    this.stop('The response is too large. Ask for less.', 'GRAPHQL_VALIDATION_FAILED', 400);
  }
}

const bytesOf = (value: unknown): number => {
  if (typeof value === 'string') return Buffer.byteLength(JSON.stringify(value));
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
