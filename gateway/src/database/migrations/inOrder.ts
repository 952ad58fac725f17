import { M0001First } from './m0001_first.ts';
import { M0002BookingNotices } from './m0002_booking_notices.ts';
import { M0003CatalogueChanges } from './m0003_catalogue_changes.ts';
import { M0004DropCatalogueTriggers } from './m0004_drop_catalogue_triggers.ts';
import { M0005BookingPagesAndOutbox } from './m0005_booking_pages_and_outbox.ts';
import { M0006UserSessions } from './m0006_user_sessions.ts';
import { M0007BookingNotifications } from './m0007_booking_notifications.ts';
import { M0008DropFormerNames } from './m0008_drop_former_names.ts';
import { M0009ModuleProgress } from './m0009_module_progress.ts';
import { M0010BookingChanges } from './m0010_booking_changes.ts';
import { M0011SessionsEnded } from './m0011_sessions_ended.ts';
import { M0012UsedKeys } from './m0012_used_keys.ts';

/** The migrations in the order in which they run; their rules are in docs/contributing.md#a-migration. */
export const migrationsInOrder = [
  M0001First,
  M0002BookingNotices,
  M0003CatalogueChanges,
  M0004DropCatalogueTriggers,
  M0005BookingPagesAndOutbox,
  M0006UserSessions,
  M0007BookingNotifications,
  M0008DropFormerNames,
  M0009ModuleProgress,
  M0010BookingChanges,
  M0011SessionsEnded,
  M0012UsedKeys,
];
