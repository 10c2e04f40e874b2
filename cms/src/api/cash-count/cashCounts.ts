/** Counts of the cash that members of staff hold. (docs/spec/domain.md#cash-counts) */
import {
  addDays,
  cashCountProblem,
  cashCountSchema,
  fromThousandths,
  heldCash,
  isolateAuto,
  normalizeAccountUsername,
  providerDayStart,
  providerMoneyIsolated,
  type CashCount,
  type CashCountCreateInput,
  type CashCountQuery,
  type HeldCash,
  type LocalizedText,
  type Thousandths,
} from '@qaima/schemas';
import { runOnce } from '../../api-runtime/currentCall';
import { WithMeta } from '../../api-runtime/registerRoutes';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { recordAction } from '../../audit/auditLog';
import { isoOf, type Row } from '../../database/columnValues';
import { defaultColumns, findPage, rows } from '../../database/rows';
import { connection, inTransaction, lockUntilCommit } from '../../database/transaction';
import { invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { withMutex } from '../../jobs/mutex';
import { periodOf } from '../accounting/accountedOrders';
import { summedPayments } from '../accounting/summedPayments';
import { staffMembers } from '../account/users';
import { NO_STAFF_MEMBER } from '../order/errorMessages';

const TABLE = 'api::cash-count.cash-count';

const COUNTS_LOCK = 7_041_967;

const NO_DIFFERENCE_REASON: LocalizedText = {
  ar: 'اكتب سبب الفرق بين المعدود والمسجّل.',
  en: 'Write why the counted cash differs from the recorded cash.',
};

const otherCash = (cash: Thousandths, name: string): LocalizedText => ({
  ar: `تغيّر النقد المسجّل على ${isolateAuto(name)} منذ عرضه عليك، وهو الآن ${providerMoneyIsolated(cash, 'ar')}.`,
  en: `The recorded cash of ${isolateAuto(name)} has changed since you saw it: it is now ${providerMoneyIsolated(cash, 'en')}.`,
});

/** Each member of staff with the cash that they hold, and who left staff but still holds some. Takes three queries. */
export async function membersWithCash(): Promise<HeldCash[]> {
  const sql = await connection();
  const orders: Row[] = await sql('orders').whereNotNull('payments').select('payments');
  const entries = orders.flatMap(summedPayments);
  const counts: Row[] = await sql('cash_counts')
    .groupBy('username')
    .select('username')
    .sum({ expected: 'expected' })
    .max({ at: 'at' });
  const counted = counts.map((row) => ({ username: String(row['username']), expected: Number(row['expected']) }));
  const held = heldCash(entries, counted);
  const since = new Map(counts.map((row) => [row['username'], isoOf(row['at'])]));
  const staff = await staffMembers();
  const former = new Map(entries.flatMap(({ takenBy }) => (takenBy ? [[takenBy.username, takenBy] as const] : [])));
  for (const { username } of staff) former.delete(username);
  const left = [...former.values()].filter(({ username }) => held.get(username) !== 0);
  return [...staff, ...left].map((member) => ({
    member,
    cash: fromThousandths(held.get(member.username) ?? 0),
    since: since.get(member.username) ?? null,
  }));
}

/** The counts of a period, the latest first. */
export async function listCashCounts(query: CashCountQuery): Promise<WithMeta<CashCount[]>> {
  const { page, limit } = query;
  const { from, to } = periodOf(query);
  const at = {
    ...(from && { $gte: new Date(providerDayStart(from)) }),
    ...(to && { $lt: new Date(providerDayStart(addDays(to, 1))) }),
  };
  const where = from || to ? { at } : {};
  const { found, total } = await findPage(TABLE, query, { where });
  return new WithMeta(
    found.map((row): CashCount => serialize(cashCountSchema, row)),
    { total, page, limit },
  );
}

/**
 * Records a count.
 * @throws {HttpError} 404 for an unknown member, 409 if they hold another amount than the one that was shown, 400 for a
 * difference without a reason
 */
export function countCash(input: CashCountCreateInput, by: Actor): Promise<CashCount> {
  const username = normalizeAccountUsername(input.username);
  return withMutex('cash counts', () =>
    inTransaction(() =>
      runOnce(async () => {
        await lockUntilCommit(COUNTS_LOCK);
        const found = (await membersWithCash()).find(({ member }) => member.username === username);
        if (!found) throw invalidField('/username', NO_STAFF_MEMBER, 404);
        const { member, cash } = found;
        const held = Math.round(cash * 1000);
        const problem = cashCountProblem(input, held);
        if (problem === 'changed') throw invalidField('/expected', otherCash(held, member.name || username), 409);
        if (problem === 'no-reason') throw invalidField('/reason', NO_DIFFERENCE_REASON);
        const born = defaultColumns();
        const { expected, counted } = input;
        const said = input.reason?.trim() ? { reason: input.reason.trim() } : {};
        const names = { username: by.username, name: by.name };
        const count = { member, expected, counted, ...said, by: names };
        const data = { ...born, ...toColumnValues(cashCountSchema, count), username, at: born.createdAt };
        await rows(TABLE).create({ data });
        await recordAction({ by, action: 'cash-counted', details: { member: username, expected, counted, ...said } });
        return { _id: born.documentId, at: born.createdAt.toISOString(), ...count };
      }),
    ),
  );
}
