import { microfrontends, type Page } from '@site/federation/microfrontends';

/** Every page of the site, as the table of microfrontends lists it. */
export const pages = microfrontends.flatMap(({ pages: own }): readonly Page[] => own);

/** The addresses of pages that have one. */
export const pagesFor = (access: Page['access']) =>
  pages.filter(page => page.access === access && !page.path.includes(':')).map(({ path }) => path);
