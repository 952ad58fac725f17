import { M0001First } from './m0001_first.ts';
import { M0002BookingNotices } from './m0002_booking_notices.ts';
import { M0003CatalogueChanges } from './m0003_catalogue_changes.ts';

/** The migrations in the order in which they run. A migration that was released is never edited. */
export const migrationsInOrder = [M0001First, M0002BookingNotices, M0003CatalogueChanges];
