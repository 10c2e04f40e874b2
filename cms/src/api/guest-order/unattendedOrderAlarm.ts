/**
 * If none of a menu's devices polls or streams orders, mails its owners and order takers about pending orders, and about
 * those that were accepted automatically and neither opened nor printed, not even in part by a printer of some sections.
 * (docs/orders.md)
 */
import { attentionEnd, isAcceptedAutomatically, normalizePhone } from '@qaima/schemas';
import { textOf } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { memberships } from '../../menu-parts/members';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import { queueMail } from '../../mail/outbox';
import { unattendedOrderMail } from '../../mail/templates';
import type { ScheduledJob } from '../../jobs/scheduledJobs';
import { institutionOf, nameOf } from '../../menu-parts/readMenuColumns';
import { whereUnopened } from './list';
import { SILENCE_MS } from './venuePresence';
import { CARTS, orderOf } from './findOrder';

/** The maximum number of orders per run. */
const MAX_ORDERS = 100;

interface Waiting {
  readonly document_id: string;
}

/** Orders that no device has received. Leaves out orders about which a mail was sent already. */
async function unattended(now: Date): Promise<readonly Waiting[]> {
  const sql = await connection();
  const latest = now.getTime() - SILENCE_MS;
  return sql('carts')
    .leftJoin('order_listeners', 'order_listeners.menu_id', 'carts.menu_id')
    .where((any) => {
      void any
        .where((waiting) => void waiting.where('carts.state', 'pending').where('carts.answer_by', '>', now))
        .orWhere((accepted) => {
          whereUnopened(accepted, now);
          void accepted.whereNull('carts.printed_at').whereNull('carts.part_printed_at');
        });
    })
    .andWhere('carts.placed_at', '<=', new Date(latest))
    .andWhere('carts.is_practice', false)
    .whereNull('carts.alarmed_at')
    .andWhere((silent) => {
      void silent.whereNull('order_listeners.heard_at').orWhere('order_listeners.heard_at', '<=', latest);
    })
    .orderBy('carts.id')
    .limit(MAX_ORDERS)
    .select<Waiting[]>('carts.document_id');
}

/** The team members to mail: owners and order takers. Editors are left out, because they may not be at the venue. */
async function recipientsOf(menuId: number) {
  const members = await memberships({ menus: [menuId] });
  const told = members.filter(({ role }) => role !== 'editor').map(({ userId }) => userId);
  return rows('plugin::users-permissions.user').findMany({
    where: { id: { $in: told } },
    select: ['id', 'name', 'email'],
    orderBy: [{ id: 'asc' }],
  });
}

/** Mails owners and order takers once per order. */
async function alarm(cartId: string, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await lockRow('carts', cartId))) return;
    const row = await rows(CARTS).findOne({
      where: { documentId: cartId },
      populate: { menu: true },
    });
    const menu = row?.menu;
    if (!row || !menu || row['alarmedAt']) return;
    const waiting = orderOf(row, now.getTime());
    const isAccepted = isAcceptedAutomatically(waiting);
    if (waiting.state !== 'pending' && !isAccepted) return;
    await rows(CARTS).updateMany({ where: { id: row.id }, data: { alarmedAt: now } });
    const menuName = nameOf(menu) ?? menu.documentId;
    const order = {
      venue: institutionOf(menu).name ?? '',
      number: row['number'] ?? 0,
      phone: normalizePhone(row['clientPhone'] ?? ''),
      isAccepted,
    };
    // While the mail server is away, the mail is kept as long as it is of use.
    const useful = Math.max(attentionEnd(waiting) - now.getTime(), SILENCE_MS);
    for (const { id, name, email } of await recipientsOf(menu.id)) {
      const address = textOf(email);
      if (!address) continue;
      await queueMail({
        topic: `order ${cartId} ${id}`,
        mail: unattendedOrderMail({ name: textOf(name), email: address, language: 'ar' }, menuName, order),
        ...(Number.isFinite(useful) ? { maxAge: useful } : {}),
      });
    }
  });
}

/** How often the job looks for unattended orders. */
const INTERVAL_MS = 15_000;

export const unattendedOrderAlarm: ScheduledJob = {
  name: 'order_alarm',
  interval: INTERVAL_MS,
  async work(started, signal) {
    const now = new Date(started);
    for (const { document_id } of await unattended(now)) {
      if (signal.aborted) return;
      await alarm(document_id, now);
    }
  },
};
