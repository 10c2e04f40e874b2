/** What staff do to an order, each with its notice. (Document 2, sections 7 and 8.) */
import { useMemo } from 'react';
import { dateText, orderCalls, type Order, type OrderChanges, type PaymentDraft } from '@qaima/schemas';
import { useSay } from '../../i18n/i18n.js';
import type { Readiness } from './StatusSelect.js';
import { useOrderWrite } from './useOrderMutation.js';

export function useOrderDeeds(orderId: string) {
  const write = useOrderWrite(orderId);
  const say = useSay();
  return useMemo(() => {
    const params = { orderId };
    const guessing = (changes: Partial<Order>) => (order: Order) => ({ ...order, ...changes });
    return {
      setStatus: (status: Readiness) =>
        write({
          send: (api) => api.ask(orderCalls.change, { params, body: { status } }),
          guess: guessing({ status }),
          done: say('orderDone.statusChanged', { status: say(`orderDone.${status}`) }),
        }),
      change: (changes: OrderChanges) =>
        write({
          send: (api) => api.ask(orderCalls.change, { params, body: changes }),
          guess: guessing(changes),
          done: say('orderDone.changed'),
        }),
      setSubEnd: (endDate: string) =>
        write({
          send: (api) => api.ask(orderCalls.changeSubscription, { params, body: { endDate } }),
          guess: guessing({ subEnd: endDate }),
          done: say('orderDone.subChanged', { date: dateText(endDate) }),
        }),
      // Money is shown as received only when the server has it.
      pay: (payment: PaymentDraft) =>
        write({ send: (api) => api.ask(orderCalls.pay, { params, body: payment }), done: say('orderDone.paid') }),
      addEdit: (phone: string) =>
        write({
          send: (api) => api.ask(orderCalls.addEdit, { params, body: { phone } }),
          done: say('orderDone.editAdded'),
        }),
      switchEdit: (index: number, status: Readiness) =>
        write({
          send: (api) =>
            api.ask(orderCalls.changeEdit, { params: { ...params, index: String(index) }, body: { status } }),
          guess: (order) => ({
            ...order,
            requiredEdits: (order.requiredEdits ?? []).map((edit, at) => (at === index ? { ...edit, status } : edit)),
          }),
          done: say('orderDone.editSwitched', { status: say(`orderDone.${status}`) }),
        }),
      assignMenu: (menuId: string) =>
        write({
          send: (api) => api.ask(orderCalls.assignMenu, { params, body: { menuId } }),
          done: say('orderDone.assigned'),
        }),
    };
  }, [write, say, orderId]);
}
