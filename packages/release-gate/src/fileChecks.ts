import { Kind, parse, print, visit, type DocumentNode, type GraphQLSchema } from 'graphql';
import type { InspectedBuild, Live } from './live.ts';

/** A script or a style sheet that is loaded later, in kB (1000 bytes) of brotli, and as the browser has to read it. */
const LATE_KB = 80;
const LATE_READ_KB = 400;
/** A picture, a video or a font, in kB. */
const MEDIA_KB = 1000;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What each page fetches at first, every file that is loaded later, and every picture and video. */
export function isWithinBudgets({ manifest, bundle }: InspectedBuild, { budgetBytes }: Live): string[] {
  const sizes = new Map(bundle.files.map(({ name, sentBytes }) => [name, sentBytes]));
  const visits = Object.entries({ '': { preload: [] }, ...manifest.pages }).map(([page, { preload }]) => {
    const files = [...new Set([...manifest.preload, ...preload])];
    return { page, files, bytes: files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0) };
  });
  const heavy = visits.filter(({ bytes }) => bytes > budgetBytes);
  // What every page fetches is said once.
  const said = heavy.some(({ page }) => page === '') ? heavy.filter(({ page }) => page === '') : heavy;
  const first = new Set(visits.flatMap(({ files }) => files));
  return [
    ...said.map(
      ({ page, bytes }) =>
        `A first visit${page && ` of ${page}`} fetches ${kB(bytes)} of its own code; its budget is ${kB(budgetBytes)}.`,
    ),
    ...bundle.files.filter(({ name }) => !first.has(name)).flatMap(excessOf),
  ];
}

function excessOf({ name, bytes, sentBytes }: InspectedBuild['bundle']['files'][number]): string[] {
  if (!/\.(js|css)$/.test(name))
    return sentBytes > MEDIA_KB * 1000
      ? [`${name} has ${kB(bytes)}; a picture or video may have ${MEDIA_KB} kB.`]
      : [];
  if (sentBytes <= LATE_KB * 1000 && bytes <= LATE_READ_KB * 1000) return [];
  return [
    `${name}, which is loaded later, has ${kB(sentBytes)} of brotli and ${kB(bytes)} to read; the budget of such a file is ${LATE_KB} and ${LATE_READ_KB} kB.`,
  ];
}

/** The policy of the page allows no code that is made out of text. */
export const makesNoCode = ({ bundle }: InspectedBuild): string[] =>
  bundle.scans.flatMap(({ file, evals }) =>
    [...new Set(evals)].map(call => `${file} calls ${call}(…), which the policy of the page blocks.`),
  );

const OPERATION = /^\s*(?:query|mutation|subscription)\b[^{]{0,500}\{/;
const DOCUMENT = /^\s*(?:query|mutation|subscription|fragment|\{)/;

/** In production the gateway executes what `contract.json` lists, and no other operation. */
export function sendsGeneratedDocuments(
  { contract, bundle }: InspectedBuild,
  schema: GraphQLSchema,
): string[] {
  const listed = new Set(contract.operations.map(normalizedText));
  // The table of the code generation may be in another file than the code that asks for a document by its text.
  const keys = new Set(bundle.scans.flatMap(scan => scan.keys));
  const advice = 'write it with graphql(…) from src/gql and run "npm run codegen".';
  return bundle.scans.flatMap(({ file, texts, composed }) => [
    ...texts
      .filter(text => DOCUMENT.test(text) && !keys.has(text) && !listed.has(normalizedText(text)))
      .flatMap(text => operationIn(text, schema) ?? [])
      .map(name => `${file} sends ${name}, which is not among its generated documents: ${advice}`),
    ...composed
      .filter(text => OPERATION.test(text))
      .map(
        text =>
          `${file} puts an operation together when it is sent (${text.trim().slice(0, 40)}…): ${advice}`,
      ),
  ]);
}

/** The operation that a text is, in words; other text in braces can be read as one, too: a style is. */
function operationIn(text: string, schema: GraphQLSchema): string | undefined {
  const operation = documentOf(text)?.definitions.find(one => one.kind === Kind.OPERATION_DEFINITION);
  const asked = operation?.selectionSet.selections.map(one =>
    one.kind === Kind.FIELD ? one.name.value : '',
  );
  const fields = schema.getQueryType()?.getFields() ?? {};
  if (!asked || !(OPERATION.test(text) || asked.every(field => field in fields))) return undefined;
  return `the ${operation?.operation} ${operation?.name?.value ?? `of ${asked[0]}`}`;
}

function documentOf(text: string): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true, maxTokens: 5000 });
  } catch {
    return undefined;
  }
}

/** One text for a document, with or without the `__typename` fields that Apollo Client adds. */
function normalizedText(text: string): string {
  const document = documentOf(text);
  const withoutTypename = (node: { name: { value: string }; alias?: object | undefined }) =>
    node.name.value === '__typename' && !node.alias ? null : undefined;
  return document ? print(visit(document, { Field: withoutTypename })) : text;
}
