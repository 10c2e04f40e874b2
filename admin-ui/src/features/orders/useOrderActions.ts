/** The staff's actions on an order, each with a notification. (docs/spec/staff-console.md#staff-notifications) */
import { useMemo } from 'react';
import {
  fingerprintsOf,
  formatDate,
  menuEndpoints,
  orderEndpoints,
  type CreditMoveInput,
  type DueDatesInput,
  type Order,
  type OrderUpdateInput,
  type PaymentCreateInput,
  type TotalCorrectionInput,
} from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import type { Readiness } from './EditStatusSelect.js';
import { useOrderMutation, type OrderMutation } from './useOrderMutation.js';

type Mark = Pick<Order, 'canceled'> | Pick<Order, 'isDemo'>;

/** A change of a value that others may change too. */
export interface MenuEdit extends Required<Pick<OrderMutation, 'onConflict'>> {
  /** The value as it was shown; null if empty. */
  readonly former: string | null;
}

interface EndEdit extends MenuEdit, Pick<OrderUpdateInput, 'reason'> {}

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
      /** Sets a mark that changes what is owed. */
      mark: (mark: Mark, stated: Pick<OrderUpdateInput, 'sumsBefore' | 'reason'>) =>
        write({
          send: (api) => api.send(orderEndpoints.change, { params, body: { ...mark, ...stated } }),
          optimisticUpdate: optimistic(mark),
          done: t('orderDone.changed'),
        }),
      setDemoEnd: (demoEndDate: string | null, { former, onConflict, ...stated }: EndEdit) =>
        write({
          send: (api) => {
            const seen = fingerprintsOf({ demoEndDate: former }, ['demoEndDate']);
            return api.send(orderEndpoints.change, { params, body: { demoEndDate, ...stated }, seen });
          },
          optimisticUpdate: optimistic({ demoEndDate: demoEndDate && new Date(demoEndDate).toISOString() }),
          done: t('orderDone.changed'),
          onConflict,
        }),
      /** Makes a demo a subscription. It has no optimistic update, because the offer stays until it is accepted. */
      endTrial: (subEnd: string, endsBefore: OrderUpdateInput['endsBefore']) =>
        write({
          send: (api) => api.send(orderEndpoints.change, { params, body: { isDemo: false, subEnd, endsBefore } }),
          done: t('orderDone.changed'),
        }),
      setSubEnd: (endDate: string, { former, onConflict, ...stated }: EndEdit) =>
        write({
          send: (api) => {
            const seen = fingerprintsOf({ endDate: former }, ['endDate']);
            return api.send(orderEndpoints.changeSubscription, { params, body: { endDate, ...stated }, seen });
          },
          // In the form that the server answers, so that the next change was made from what the server has.
          optimisticUpdate: optimistic({ subEnd: new Date(endDate).toISOString() }),
          done: t('orderDone.subChanged', { date: formatDate(endDate) }),
          onConflict,
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
      changeDueDates: (body: DueDatesInput) =>
        write({
          send: (api) => api.send(orderEndpoints.changeDueDates, { params, body }),
          done: t('orderDone.dueDatesChanged'),
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
      startMenu: (menuId: string, { former, onConflict }: MenuEdit) =>
        write({
          send: async (api) => {
            const seen = fingerprintsOf({ schedule: former }, ['schedule']);
            await api.send(menuEndpoints.activate, { params: { menuId }, seen });
            return api.send(orderEndpoints.read, { params });
          },
          done: t('activation.done'),
          onConflict,
        }),
      /** Stops the menu at once, or at the time `schedule`. */
      stopMenu: (menuId: string, schedule: string | undefined, { former, onConflict }: MenuEdit) =>
        write({
          send: async (api) => {
            const seen = fingerprintsOf({ schedule: former }, ['schedule']);
            await api.send(menuEndpoints.deactivate, { params: { menuId }, query: { schedule }, seen });
            return api.send(orderEndpoints.read, { params });
          },
          done: t('activation.done'),
          onConflict,
        }),
      assignMenu: (menuId: string, { former, onConflict }: MenuEdit) =>
        write({
          send: (api) => {
            const seen = fingerprintsOf({ menuId: former }, ['menuId']);
            return api.send(orderEndpoints.assignMenu, { params, body: { menuId }, seen });
          },
          done: t('orderDone.assigned'),
          onConflict,
        }),
    };
  }, [write, t, orderId]);
}
