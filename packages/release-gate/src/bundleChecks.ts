import { Kind, parse, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { InspectedBuild } from './gateInputs.ts';
import { normalizedDocument } from './documents.ts';

/** Nothing of the shell twice: state of one copy is unknown to the other. */
export const hasNoOwnCopies = ({ bundle }: InspectedBuild): string[] =>
  bundle.copies.map(({ file, name }) => `${file} contains its own copy of ${name}, which the shell shares.`);

/** The policy of the page allows no code that is made out of text. */
export const makesNoCode = ({ bundle }: InspectedBuild): string[] =>
  bundle.scans.flatMap(({ file, evals }) =>
    [...new Set(evals)].map(call => `${file} calls ${call}(…), which the policy of the page blocks.`),
  );

/** In production the gateway executes what `contract.json` lists, and no other operation. */
export function sendsGeneratedDocuments(
  { contract, bundle }: InspectedBuild,
  schema: GraphQLSchema,
): string[] {
  const listed = new Set(contract.operations.map(normalizedText));
  // Its table may be in another file than the code that asks for a document by its text.
  const keys = new Set(bundle.scans.flatMap(scan => scan.keys));
  const advice = 'write it with graphql(…) from src/gql and run "npm run codegen".';
  return bundle.scans.flatMap(({ file, documents, composed }) => [
    ...documents
      .filter(({ text }) => text === undefined || !keys.has(text))
      .filter(({ document, isDoubtful }) => !isDoubtful || asksRootFields(document, schema))
      .filter(({ document }) => !listed.has(normalizedDocument(document)))
      .map(
        ({ document }) =>
          `${file} sends ${nameOf(document)}, which is not among its generated documents: ${advice}`,
      ),
    ...composed.map(
      text => `${file} puts an operation together when it is sent (${text.slice(0, 40)}…): ${advice}`,
    ),
  ]);
}

function normalizedText(operation: string) {
  try {
    return normalizedDocument(parse(operation));
  } catch {
    return operation;
  }
}

const operationsOf = ({ definitions }: DocumentNode) =>
  definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION);

/** Other text in braces can be read as an operation, too: a style is one. */
const asksRootFields = (document: DocumentNode, schema: GraphQLSchema) =>
  operationsOf(document).every(({ selectionSet }) =>
    selectionSet.selections.every(
      selection => selection.kind === Kind.FIELD && schema.getQueryType()?.getFields()[selection.name.value],
    ),
  );

const nameOf = (document: DocumentNode) => {
  const [operation] = operationsOf(document);
  const [first] = operation?.selectionSet.selections ?? [];
  const asked = first?.kind === Kind.FIELD ? first.name.value : '…';
  return `the ${operation?.operation} ${operation?.name?.value ?? `of ${asked}`}`;
};
