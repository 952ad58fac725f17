import {
  execute,
  getNullableType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

/** `full`: long texts, lists with many entries. `sparse`: empty lists, and null wherever the schema allows it. */
export type Amount = 'full' | 'sparse';

const ENTRIES = 7;
const SENTENCE = 'A sentence of an ordinary length that wraps on a narrow screen. ';
/** Addresses would be requested from other origins. */
const ADDRESS = /url|avatar|image|picture/i;

/** Answers a document with data that nobody has entered: each type of the schema has values of its kind. */
export const answerInvented = (
  schema: GraphQLSchema,
  amount: Amount,
  request: { document: DocumentNode; variables?: Record<string, unknown>; user: object | null },
): ExecutionResult | Promise<ExecutionResult> =>
  execute({
    schema,
    document: request.document,
    variableValues: request.variables ?? {},
    rootValue: { currentUser: () => request.user },
    fieldResolver: inventField(amount),
  });

/** What the client asked for is answered with what it sent: the lesson of module 2 is the lesson of module 2. */
const inventField =
  (amount: Amount): GraphQLFieldResolver<Record<string, unknown>, unknown> =>
  (source, args, _context, { fieldName, returnType, schema }) => {
    const known = source[fieldName];
    if (typeof known === 'function') return (known as () => unknown)();
    if (known !== undefined) return known;
    const at = Number(source['at'] ?? 0);
    const sent = { ...args, ...(args['input'] as object | undefined) };
    return valueOf(returnType, { amount, fieldName, at, sent, schema });
  };

interface Wish {
  amount: Amount;
  fieldName: string;
  /** The place in a list, so that entries differ. */
  at: number;
  sent: Record<string, unknown>;
  schema: GraphQLSchema;
}

function valueOf(type: GraphQLOutputType, wish: Wish): unknown {
  const isNullable = !isNonNullType(type);
  const inner = getNullableType(type) as GraphQLOutputType;
  if (isNullable && (wish.amount === 'sparse' || ADDRESS.test(wish.fieldName))) return null;
  if (isListType(inner)) return listOf(inner.ofType as GraphQLOutputType, wish);
  if (isEnumType(inner)) {
    const values = inner.getValues();
    return values[wish.at % values.length]?.value;
  }
  if (isObjectType(inner)) return { ...wish.sent, at: wish.at };
  if (isAbstractType(inner)) {
    const [first] = wish.schema.getPossibleTypes(inner);
    return { ...wish.sent, at: wish.at, __typename: first?.name };
  }
  return scalarOf(String(inner), wish);
}

const listOf = (type: GraphQLOutputType, wish: Wish) =>
  wish.amount === 'sparse' ? [] : Array.from({ length: ENTRIES }, (_, at) => valueOf(type, { ...wish, at }));

function scalarOf(type: string, { fieldName, at }: Wish): unknown {
  if (type === 'ID') return `${fieldName}-${at + 1}`;
  if (type === 'Int') return 1 + (at % 4);
  if (type === 'Float') return 1.5 + at;
  if (type === 'Boolean') return at % 2 === 1;
  if (type === 'DateTime') return new Date(Date.UTC(2026, 0, 1 + at, 12)).toISOString();
  return textOf(fieldName, at);
}

function textOf(fieldName: string, at: number) {
  if (/email/i.test(fieldName)) return `maximiliane.${at}@example.com`;
  if (/phone/i.test(fieldName)) return '+44 20 7946 0000';
  if (/description|content|text|paragraph|explanation|summary|message|definition/i.test(fieldName))
    return SENTENCE.repeat(3 + at).trim();
  return `Invented ${fieldName} ${at + 1} of some length`;
}
