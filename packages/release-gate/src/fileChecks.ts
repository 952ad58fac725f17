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

/** In production the gateway executes what `contract.json` lists, and no other operation. */
export function sendsGeneratedDocuments({ bundle, contract }: InspectedBuild): string[] {
  const listed = new Set(contract.operations.map(withoutSpace));
  // The table of the code generation may be in another file than the code that asks for a document by its text.
  const generated = new Set(bundle.scans.flatMap(({ keys }) => keys));
  return bundle.scans.flatMap(({ file, texts }) =>
    texts
      .filter(text => OPERATION.test(text) && !generated.has(text) && !listed.has(withoutSpace(text)))
      .map(
        text =>
          `${file} sends a document that was not generated (${text.trim().slice(0, 40)}…): ` +
          'write it with graphql(…) from src/gql and run "npm run codegen".',
      ),
  );
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');
