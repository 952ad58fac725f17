import { microfrontends, type Microfrontend } from '@site/federation/microfrontends';
import { titleOf } from './template.ts';

const STANDALONE_OFFSET = 100;
const table: readonly Microfrontend[] = microfrontends;

/** The first port after those of the table. */
export const nextPort = () => Math.max(...table.map(({ port }) => port)) + 1;

/** The entry of a new microfrontend, with one page. */
export const newEntry = (name: string, port = nextPort(), owner = `${name} team`): Microfrontend => ({
  name,
  folder: `mfe-${name}`,
  port,
  standalonePort: port + STANDALONE_OFFSET,
  owner,
  budgetKb: 30,
  pages: [
    {
      path: `/${name}`,
      // Pages with queries are for users: public pages are pre-rendered without a gateway.
      access: 'user',
      name: titleOf(name),
      title: titleOf(name),
      description: `${titleOf(name)} of Ounce & Block.`,
    },
  ],
});
