import { microfrontends, type Page } from '@site/federation/microfrontends';

/** Every page of the site, as the table of microfrontends lists it; of several addresses the first. */
export const pages = microfrontends.flatMap(({ pages: own }) =>
  own.map(({ addresses, ...page }: Page): Page => {
    const [first] = Object.entries(addresses ?? {});
    return first ? { ...page, ...first[1], path: first[0] } : page;
  }),
);

/** The addresses of pages that have one. */
export const pagesFor = (access: Page['access']) =>
  pages.filter(page => page.access === access && !page.path.includes(':')).map(({ path }) => path);
