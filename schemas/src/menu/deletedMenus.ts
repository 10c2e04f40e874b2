/** Menus in the trash, which staff can restore for some time. (docs/spec/domain.md#trash) */
import { DAY_MS } from '../time/durations.js';
import type { ObjectSchema, TypeOf } from '../core/schema.js';
import { TRASH_RETENTION_DAYS, TRASH_TTL_MS, trashEntrySchema } from '../trash/trash.js';
import { inactiveMenuSchema } from './inactiveMenus.js';

const count = { type: 'integer', minimum: 0 } as const;

export const deletedMenuSchema = {
  $id: 'DeletedMenu',
  title: 'القائمة المحذوفة',
  'x-en': 'Deleted menu',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'username', 'institution', 'counts', 'by', 'at', 'until'],
  properties: {
    _id: inactiveMenuSchema.properties._id,
    username: inactiveMenuSchema.properties.username,
    institution: inactiveMenuSchema.properties.institution,
    /** The numbers of sections, items, pictures in use, and guest orders without practice orders. */
    counts: {
      type: 'object',
      additionalProperties: false,
      required: ['sections', 'items', 'pictures', 'orders'],
      properties: { sections: count, items: count, pictures: count, orders: count },
    },
    /** The staff member who deleted the menu, with the name at that time; null if the audit log has no entry for it. */
    by: trashEntrySchema.properties.by,
    at: trashEntrySchema.properties.at,
    until: trashEntrySchema.properties.until,
  },
} as const satisfies ObjectSchema;
export type DeletedMenu = TypeOf<typeof deletedMenuSchema>;

/** When a menu that was deleted at `at` leaves the trash. */
export const trashedMenuUntil = (at: Date): Date => new Date(at.getTime() + TRASH_TTL_MS);

/**
 * The number of days until a menu leaves the trash, rounded up; 0 after that time. The device's clock may be behind the
 * server's, so the result is limited to the retention period. @param now in epoch ms
 */
export const daysLeft = (until: string, now: number): number =>
  Math.min(TRASH_RETENTION_DAYS, Math.max(0, Math.ceil((Date.parse(until) - now) / DAY_MS)));
