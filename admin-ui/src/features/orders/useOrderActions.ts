/** The staff's actions on an order, each with a notification. (docs/spec/staff-console.md#staff-notifications) */
import { useMemo } from 'react';
import {
  formatDate,
  menuEndpoints,
  orderEndpoints,
  type CreditMoveInput,
  type Order,
  type OrderUpdateInput,
  type PaymentCreateInput,
  type TotalCorrectionInput,
} from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import type { Readiness } from './EditStatusSelect.js';
import { useOrderMutation } from './useOrderMutation.js';

export function useOrderActions(orderId: string) {
  const write = useOrderMutation(orderId);
  const t = useTranslate();
  return useMemo(() => {
    const params = { orderId };
    const optimistic = (changes: Partial<Order>) => (order: Order) => ({ ...order, ...changes });
    return {
      setStatus: (status: Readiness) =>
        write({
          send: (api) => api.send(orderEndpoints.change, { params, body: { status } }),
          optimisticUpdate: optimistic({ status }),
          done: t('orderDone.statusChanged', { status: t(`orderDone.${status}`) }),
        }),
      change: (changes: OrderUpdateInput) =>
        write({
          send: (api) => api.send(orderEndpoints.change, { params, body: changes }),
          optimisticUpdate: optimistic(changes),
          done: t('orderDone.changed'),
        }),
      /** Makes a demo a subscription. It has no optimistic update, because the offer stays until it is accepted. */
      endTrial: (subEnd: string, endsBefore: OrderUpdateInput['endsBefore']) =>
        write({
          send: (api) => api.send(orderEndpoints.change, { params, body: { isDemo: false, subEnd, endsBefore } }),
          done: t('orderDone.changed'),
        }),
      setSubEnd: (endDate: string) =>
        write({
          send: (api) => api.send(orderEndpoints.changeSubscription, { params, body: { endDate } }),
          optimisticUpdate: optimistic({ subEnd: endDate }),
          done: t('orderDone.subChanged', { date: formatDate(endDate) }),
        }),
      // Payments have no optimistic update.
      pay: (payment: PaymentCreateInput) =>
        write({
          send: (api) => api.send(orderEndpoints.pay, { params, body: payment }),
          done: t(payment.value < 0 ? 'orderDone.corrected' : 'orderDone.paid'),
          isConflictShown: (before, now) => (now.payments?.length ?? 0) > (before.payments?.length ?? 0),
        }),
      /** @param number the number of the order that gets the credit */
      moveCredit: (move: CreditMoveInput, number: number) =>
        write({
          send: (api) => api.send(orderEndpoints.moveCredit, { params, body: move }),
          done: t('orderDone.creditMoved', { number }),
        }),
      correctTotal: (correction: TotalCorrectionInput) =>
        write({
          send: (api) => api.send(orderEndpoints.correctTotal, { params, body: correction }),
          done: t('orderDone.totalCorrected'),
        }),
      addEdit: (phone: string) =>
        write({
          send: (api) => api.send(orderEndpoints.addEdit, { params, body: { phone } }),
          done: t('orderDone.editAdded'),
        }),
      switchEdit: (index: number, status: Readiness) =>
        write({
          send: (api) =>
            api.send(orderEndpoints.changeEdit, { params: { ...params, index: String(index) }, body: { status } }),
          optimisticUpdate: (order) => ({
            ...order,
            requiredEdits: (order.requiredEdits ?? []).map((edit, at) => (at === index ? { ...edit, status } : edit)),
          }),
          done: t('orderDone.editSwitched', { status: t(`orderDone.${status}`) }),
        }),
      startMenu: (menuId: string) =>
        write({
          send: async (api) => {
            await api.send(menuEndpoints.activate, { params: { menuId } });
            return api.send(orderEndpoints.read, { params });
          },
          done: t('activation.done'),
        }),
      /** Stops the menu at once, or at the time `schedule`. */
      stopMenu: (menuId: string, schedule?: string) =>
        write({
          send: async (api) => {
            await api.send(menuEndpoints.deactivate, { params: { menuId }, ...(schedule && { query: { schedule } }) });
            return api.send(orderEndpoints.read, { params });
          },
          done: t('activation.done'),
        }),
      assignMenu: (menuId: string) =>
        write({
          send: (api) => api.send(orderEndpoints.assignMenu, { params, body: { menuId } }),
          done: t('orderDone.assigned'),
        }),
    };
  }, [write, t, orderId]);
}
