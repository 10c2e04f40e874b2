/** Mails owners the summary of a day after the venue has closed, once. (docs/spec/domain.md#daily-summary) */
import { daySummary, HOUR_MS, lastClosedDay, MINUTE_MS, statedHours, type DayFigures } from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';
import { rows } from '../../database/rows';
import { connection, inTransaction, lockRow } from '../../database/transaction';
import type { ScheduledJob } from '../../jobs/scheduledJobs';
import { queueMail } from '../../mail/outbox';
import { dailySummaryMail } from '../../mail/templates';
import { memberships } from '../../menu-parts/members';
import { ownPart } from '../../menu-parts/ownPart';
import { readParts } from '../../menu-parts/readParts';
import { readSpan } from '../guest-order/stats';
import { stopUrl } from './unsubscribe';

/** A summary that could not be mailed within this time, because the server was away, is left out. */
const MAX_DELAY_MS = 12 * HOUR_MS;

const INTERVAL_MS = 5 * MINUTE_MS;

/** The document ids of menus that may want summaries. */
async function candidates(): Promise<readonly string[]> {
  const sql = await connection();
  const found = await sql('menus')
    .whereNull('trashed_at')
    .whereRaw(`CAST(settings AS TEXT) LIKE '%"dailySummary"%'`)
    .orderBy('id')
    .select<{ document_id: string }[]>('document_id');
  return found.map(({ document_id }) => document_id);
}

async function ownersOf(menuId: number) {
  const members = await memberships({ menus: [menuId] });
  return rows('plugin::users-permissions.user').findMany({
    where: { id: { $in: members.filter(({ role }) => role === 'owner').map(({ userId }) => userId) } },
    select: ['id', 'name', 'email'],
    orderBy: [{ id: 'asc' }],
  });
}

async function soldOutTitles(menuId: number): Promise<string[]> {
  const found = await rows('api::item.item').findMany({
    where: { menu: menuId, soldOut: true, hide: false },
    select: ['title'],
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return found.map(({ title }) => textOf(title));
}

async function mailSummary(menu: Row, figures: Omit<DayFigures, 'venue' | 'currency'>): Promise<void> {
  const { institution, currency, languages } = ownPart(menu);
  const language = languages.default === 'ar' ? 'ar' : 'en';
  const lines = daySummary({ ...figures, venue: institution?.name ?? '', currency }, language);
  for (const { id, name, email } of await ownersOf(menu.id)) {
    const address = textOf(email);
    if (!address) continue;
    await queueMail({
      topic: `summary ${menu.documentId} ${id}`,
      mail: dailySummaryMail({ name: textOf(name), email: address, language }, lines, stopUrl(menu.documentId)),
    });
  }
}

/** Mails the summary of the last day that is over, unless that was done. The first day is only noted. */
async function summarize(documentId: string, now: Date): Promise<void> {
  await inTransaction(async () => {
    if (!(await lockRow('menus', documentId))) return;
    const menu = await rows('api::menu.menu').findOne({ where: { documentId } });
    const { settings, workingDays } = menu ? ownPart(menu) : {};
    if (!menu || settings?.dailySummary !== true) return;
    const stated = { workingDays, specialHours: await readParts('specialHours', menu.id) };
    const hours = statedHours(stated, now, settings.timeZone) ?? {};
    const { day, closedAt } = lastClosedDay(hours, now, settings.timeZone);
    const last = textOf(menu['summaryDay']);
    // A later closing can make the last day one that was summarized before.
    if (last >= day) return;
    await rows('api::menu.menu').updateMany({ where: { id: menu.id }, data: { summaryDay: day } });
    if (last === '' || closedAt < now.getTime() - MAX_DELAY_MS) return;
    const before = lastClosedDay(hours, new Date(closedAt - 1), settings.timeZone).closedAt;
    const figures = await readSpan(menu.id, { after: new Date(before), until: new Date(closedAt) });
    await mailSummary(menu, { day, ...figures, soldOut: await soldOutTitles(menu.id) });
  });
}

export const dailySummaryJob: ScheduledJob = {
  name: 'daily_summary',
  interval: INTERVAL_MS,
  async work(started, signal) {
    const now = new Date(started);
    for (const documentId of await candidates()) {
      if (signal.aborted) return;
      await summarize(documentId, now);
    }
  },
};
