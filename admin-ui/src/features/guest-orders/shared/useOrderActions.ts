/** The venue's actions on orders. A change is shown only after the server has confirmed it. */
import { useMemo } from 'react';
import { MENU_DEFAULTS, type GuestOrder, type GuestOrderMove } from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';
import { useDeviceSettings } from './useDeviceSettings.js';
import { usePrintTicket } from './usePrintTicket.js';

/** The preparation times (minutes) that a card offers for accepting an order. */
const CARD_MINUTES = [10, 15, 30, 45];
const ALL_MINUTES = [10, 15, 20, 30, 45, 60];

/** The venue's usual preparation time in minutes. */
export function usePrepMinutes(): number {
  const { data: menu } = useMenu();
  return menu?.settings?.orders?.prepMinutes ?? MENU_DEFAULTS.settings.orders.prepMinutes;
}

/** The four preparation times on a card's buttons, without the usual time, which has a separate button. */
export const cardMinutes = (usual: number): readonly number[] =>
  [...new Set([...CARD_MINUTES, 20])]
    .filter((minutes) => minutes !== usual)
    .slice(0, 4)
    .sort((a, b) => a - b);

/** The six preparation times in the drawer, including the usual one. */
export const drawerMinutes = (usual: number): readonly number[] =>
  [...new Set([usual, ...ALL_MINUTES])].slice(0, 6).sort((a, b) => a - b);

export function useOrderActions() {
  const { inbox } = useInbox();
  const { printsOnAccept } = useDeviceSettings();
  const print = usePrintTicket();
  return useMemo(
    () => ({
      print,
      /** Accepts an order, a missed one too; a reservation without `minutes`. */
      accept: async (order: GuestOrder, minutes?: number) => {
        const isFirst = order.state !== 'accepted';
        const accepted = await inbox.move(order, { state: 'accepted', ...(minutes !== undefined && { minutes }) });
        if (accepted && isFirst && printsOnAccept) await print(accepted, 'onAccept');
        return accepted;
      },
      makeReady: (order: GuestOrder) => inbox.move(order, { state: 'ready' }),
      /** Records that a ready delivery has left, or changes who brings one that has. */
      markLeft: (order: GuestOrder, driver?: GuestOrderMove['driver']) =>
        inbox.move(order, { state: 'on-the-way', ...(driver && { driver }) }),
      /** Records that the venue has seen that it missed an order. */
      markSeen: (order: GuestOrder) => inbox.move(order, { state: 'missed' }),
      finish: (order: GuestOrder) => inbox.move(order, { state: 'done' }),
      cancel: (order: GuestOrder) => inbox.move(order, { state: 'canceled' }),
      reject: (order: GuestOrder, words: Pick<GuestOrderMove, 'reason' | 'reasonText' | 'soldOut'>) =>
        inbox.move(order, { state: 'rejected', ...words }),
    }),
    [inbox, print, printsOnAccept],
  );
}
export type OrderActions = ReturnType<typeof useOrderActions>;
