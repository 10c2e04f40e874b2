/** The due dates of an order. (docs/spec/domain.md#due-dates) */
import {
  formatAmount,
  formatDate,
  instalmentsProblem,
  providerDay,
  toThousandths,
  type DueDatesInput,
  type Order,
} from '@qaima/schemas';
import { isoOf } from '../../database/columnValues';
import { invalidField } from '../../errors/httpError';
import type { Actor } from '../../http/sessions/store';
import { changeOrder } from './changeOrder';
import { sumsOf } from './entryChange';
import { NO_TERMS_REASON, otherInstalmentSum } from './errorMessages';

/** @throws {HttpError} 400 if they do not add up to the total, or less than the minimum is due at once without a reason */
export const changeDueDates = (id: string, input: DueDatesInput, by: Actor): Promise<Order> =>
  changeOrder({ id, by }, (order) => {
    const { promisedOn } = input;
    const reason = input.reason?.trim() ?? '';
    const { total } = sumsOf(order);
    const instalments = input.instalments.map(({ dueOn, amount }) => ({ dueOn, amount: toThousandths(amount) }));
    const orderedOn = providerDay(isoOf(order['createdAt']) ?? '');
    const problem = instalmentsProblem(instalments, total, orderedOn, reason);
    if (problem === 'other-sum') throw invalidField('/instalments', otherInstalmentSum(total));
    if (problem === 'no-reason') throw invalidField('/reason', NO_TERMS_REASON);
    const promised = promisedOn === undefined ? {} : { promisedOn: promisedOn || null };
    const dueDates = instalments.map(({ dueOn, amount }) => `${formatDate(dueOn)} ${formatAmount(amount)}`);
    const details = { dueDates, ...promised, ...(reason && { reason }) };
    return { data: { instalments, ...promised }, deed: 'due-dates-changed', details };
  });
