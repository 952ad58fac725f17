import type { InspectedBuild, Live } from './gateInputs.ts';

/** A script or a style sheet that is loaded later, in kB (1000 bytes) of brotli, and as the browser has to read it. */
const LATE_KB = 80;
const LATE_READ_KB = 400;
/** A picture, a video or a font, in kB. */
const MEDIA_KB = 1000;

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** What each page fetches at first, every file that is loaded later, and every picture and video. */
export function isWithinBudgets({ manifest, bundle }: InspectedBuild, { budgetBytes }: Live): string[] {
  const sizes = new Map(bundle.files.map(file => [file.name, file]));
  const visits = Object.entries({ '': { preload: [] }, ...manifest.pages }).map(([page, { preload }]) => {
    const files = new Set([...manifest.preload, ...preload]);
    const bytes = [...files].reduce((sum, file) => sum + (sizes.get(file)?.sentBytes ?? 0), 0);
    return { page, files, bytes };
  });
  const first = new Set(visits.flatMap(({ files }) => [...files]));
  const heavy = visits.filter(({ bytes }) => bytes > budgetBytes);
  const pages = heavy.some(({ page }) => page === '') ? heavy.filter(({ page }) => page === '') : heavy;
  return [
    ...pages.map(
      ({ page, bytes }) =>
        `A first visit${page && ` of ${page}`} fetches ${kB(bytes)} of its own code; its budget is ${kB(budgetBytes)}.`,
    ),
    ...bundle.files
      .filter(({ name }) => !first.has(name))
      .flatMap(({ name, bytes, sentBytes }) => {
        if (!/\.(js|css)$/.test(name))
          return sentBytes > MEDIA_KB * 1000
            ? [`${name} has ${kB(bytes)}; a picture or video may have ${MEDIA_KB} kB.`]
            : [];
        if (sentBytes <= LATE_KB * 1000 && bytes <= LATE_READ_KB * 1000) return [];
        return [
          `${name}, which is loaded later, has ${kB(sentBytes)} of brotli and ${kB(bytes)} to read; the budget of such a file is ${LATE_KB} and ${LATE_READ_KB} kB.`,
        ];
      }),
  ];
}
