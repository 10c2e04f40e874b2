/** The ways in which guests pay a venue. (docs/spec/domain.md#payments-of-guests) */
import {
  hasInbox,
  methodProblem,
  paymentMethodSchema,
  type PayableMenu,
  type PaymentMethodUpdateInput,
} from '@qaima/schemas';
import type { MenuRef } from '../../api-runtime/access';
import { serialize, toColumnValues } from '../../api-runtime/serialize';
import { rows } from '../../database/rows';
import { invalidField } from '../../errors/httpError';
import { ownPart } from '../../menu-parts/ownPart';
import { partHandlers } from '../../menu-parts/partHandlers';

async function payableMenu(menu: MenuRef): Promise<PayableMenu> {
  const row = await rows('api::menu.menu').findOne({ where: { id: menu.id } });
  const { settings } = row ? ownPart(row) : {};
  return { currency: menu.currency, hasInbox: hasInbox({ settings }) };
}

export const paymentMethods = partHandlers('paymentMethod', {
  async toColumns(payload: PaymentMethodUpdateInput, menu, row) {
    const former = row && serialize(paymentMethodSchema, row);
    const method = { kind: 'cash' as const, ...former, ...payload };
    const problem = methodProblem(method, await payableMenu(menu));
    if (problem) throw invalidField(problem.path, problem.message);
    return toColumnValues(paymentMethodSchema, payload);
  },
});
