import { M0001First } from './m0001_first.ts';

/** The migrations in the order in which they run. A migration that was released is never edited. */
export const migrationsInOrder = [M0001First];
