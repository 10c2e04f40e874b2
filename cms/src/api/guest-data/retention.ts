/**
 * Anonymises orders that are older than their menu keeps guests' data. Before the first time, its owners get 30 days'
 * notice. (docs/privacy.md)
 */
import { DAY_MS, menuSchema, MENU_DEFAULTS } from '@qaima/schemas';
import { readStored } from '../../api-runtime/serialize';
import { instantOf, textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection, inTransaction } from '../../database/transaction';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { queueMail } from '../../mail/outbox';
import { guestDataMail } from '../../mail/templates';
import { memberships } from '../../menu-parts/members';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';
import { eraseBefore, forgetOldErasures } from './erasures';

const NOTICE_MS = 30 * DAY_MS;

const settingsOf = (menu: Row) => readStored(menuSchema.properties.settings, menu['settings']) ?? {};

/** The age of a menu's orders, in ms, from which on they do not name their guests. */
export const retentionMs = (menu: Row): number =>
  (settingsOf(menu).guests?.keepDays ?? MENU_DEFAULTS.settings.guests.keepDays) * DAY_MS;

/** When the oldest order of each menu that names its guest was submitted, by the menu's row id. */
async function oldestOrders(): Promise<ReadonlyMap<number, unknown>> {
  const sql = await connection();
  const oldest = sql('carts')
    .min('submitted_at')
    .whereRaw('carts.menu_id = menus.id')
    .whereNull('anonymised_at')
    .as('oldest');
  const found = await sql('menus').select<{ id: number; oldest: unknown }[]>('menus.id', oldest);
  return new Map(found.map((menu) => [menu.id, menu.oldest]));
}

/** The menus with orders that are about to be too old, or are. Takes two queries. */
async function menusWithOldOrders(now: number): Promise<readonly Row[]> {
  const oldest = await oldestOrders();
  const menus = await rows('api::menu.menu').findMany({
    select: ['id', 'documentId', 'settings', 'institution', 'username', 'guestsErasedFrom'],
    orderBy: [{ id: 'asc' }],
  });
  return menus.filter((menu) => {
    const submitted = instantOf(oldest.get(menu.id));
    return submitted !== null && submitted.getTime() < now - retentionMs(menu) + NOTICE_MS;
  });
}

/** Tells the owners of a menu that the orders of its guests are about to be anonymised, and from when on. */
async function tellOwners(menu: Row, from: Date): Promise<void> {
  await inTransaction(async () => {
    await rows('api::menu.menu').updateMany({ where: { id: menu.id }, data: { guestsErasedFrom: from } });
    const members = await memberships({ menus: [menu.id] });
    const owners = await rows('plugin::users-permissions.user').findMany({
      where: { id: { $in: members.filter(({ role }) => role === 'owner').map(({ userId }) => userId) } },
      select: ['id', 'name', 'email'],
    });
    for (const { id, name, email } of owners) {
      if (!textOf(email)) continue;
      const to = { name: textOf(name), email: textOf(email), language: 'ar' } as const;
      const notice = {
        venue: institutionOf(menu).name ?? '',
        days: retentionMs(menu) / DAY_MS,
        from: { at: from, timeZone: settingsOf(menu).timeZone ?? MENU_DEFAULTS.settings.timeZone },
      };
      await queueMail({
        topic: `guest data ${menu.documentId} ${id}`,
        mail: guestDataMail(to, nameOf(menu) ?? menu.documentId, notice),
      });
    }
  });
}

export const guestDataCleanup: CleanupJob = {
  name: 'guest-data',
  async *batches(now) {
    for (const menu of await menusWithOldOrders(now)) {
      const from = instantOf(menu['guestsErasedFrom']);
      if (!from) await tellOwners(menu, new Date(now + NOTICE_MS));
      else if (from.getTime() <= now)
        for await (const rows of eraseBefore(menu, now - retentionMs(menu))) yield { rows };
    }
    yield { rows: await forgetOldErasures(now) };
  },
};
