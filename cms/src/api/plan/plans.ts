/** The plans that the provider sells. (docs/spec/domain.md#plans) */
import { planSchema, type LocalizedText, type Plan, type PlanCreateInput } from '@qaima/schemas';
import { runOnce } from '../../api-runtime/currentCall';
import { serialize, serializeAll, toColumnValues } from '../../api-runtime/serialize';
import { recordAction } from '../../audit/auditLog';
import { defaultColumns, rows } from '../../database/rows';
import { inTransaction } from '../../database/transaction';
import { HttpError } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';

const PLANS = 'api::plan.plan';

export const NO_PLAN: LocalizedText = { ar: 'هذه الخطة غير موجودة.', en: 'There is no such plan.' };

/** All plans, those on sale first. */
export const listPlans = async (): Promise<Plan[]> =>
  serializeAll(planSchema, await rows(PLANS).findMany({ orderBy: [{ isOffered: 'desc' }, { price: 'asc' }] }));

/** A plan with its row id; null if there is none. */
export async function findPlan(planId: string): Promise<(Plan & { readonly id: number }) | null> {
  const row = await rows(PLANS).findOne({ where: { documentId: planId } });
  return row && { ...serialize(planSchema, row), id: row.id };
}

const detailsOf = ({ name, price, months }: Pick<Plan, 'name' | 'price' | 'months'>) => ({
  planName: name,
  price,
  months,
});

export const createPlan = (input: PlanCreateInput, by: Actor): Promise<Plan> =>
  inTransaction(() =>
    runOnce(async () => {
      const created = await rows(PLANS).create({ data: { ...defaultColumns(), ...toColumnValues(planSchema, input) } });
      await recordAction({ by, action: 'plan-added', details: detailsOf(input) });
      return serialize(planSchema, created);
    }),
  );

/** @throws {HttpError} 404 */
export const changePlan = (planId: string, input: PlanCreateInput, by: Actor): Promise<Plan> =>
  inTransaction(async () => {
    const data = { ...toColumnValues(planSchema, { contents: '', ...input }), updatedAt: new Date() };
    const { count } = await rows(PLANS).updateMany({ where: { documentId: planId }, data });
    const plan = count > 0 ? await findPlan(planId) : null;
    if (!plan) throw new HttpError(404, NO_PLAN);
    await recordAction({ by, action: 'plan-changed', details: detailsOf(plan) });
    const { id: _id, ...shown } = plan;
    return shown;
  });
