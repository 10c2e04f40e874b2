/** Today's data of the venue: date, figures, printers and opening hours. */
import { useEffect, useSyncExternalStore } from 'react';
import {
  businessDay,
  guestOrderEndpoints,
  statedHours,
  openingState,
  printerConnection,
  printerEndpoints,
  todayIn,
  type GuestOrder,
  type PrinterState,
} from '@qaima/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../../data/api.js';
import { useMenu, useMenuName } from '../../../data/menu.js';
import { guestOrdersKey } from '../../../data/pendingOrders.js';
import { useInbox } from '../inbox/OrderInboxProvider.js';

const REFRESH_MS = 60_000;

/** The date at an instant in the venue's time zone, `yyyy-mm-dd`. */
export const dayAt = (now: number, zone: string | null | undefined): string => todayIn(zone, new Date(now));

/** The venue's current business day, `yyyy-mm-dd`. */
export function useBusinessDay(): string {
  const { clock } = useInbox().inbox;
  const { data: menu } = useMenu();
  const read = () => businessDay(menu ?? {}, new Date(clock.now()), menu?.settings?.timeZone);
  return useSyncExternalStore(clock.subscribe, read);
}

const figuresKey = (menuName: string) => [...guestOrdersKey(menuName), 'today'] as const;

/**
 * The number of orders and the sales of a day.
 * @param progress any change of this value refetches the figures; it changes when an order arrives, moves or ends
 */
export function useTodayFigures(day: string, progress: string) {
  const api = useApi();
  const menuId = useMenuName();
  const queries = useQueryClient();
  useEffect(() => {
    // Also cancels a request that has begun before the change.
    void queries.invalidateQueries({ queryKey: figuresKey(menuId) });
  }, [progress, menuId, queries]);
  return useQuery({
    queryKey: [...figuresKey(menuId), day],
    queryFn: async ({ signal }) => {
      const request = { params: { menuId }, query: { from: day, to: day }, signal };
      return (await api.send(guestOrderEndpoints.stats, request)).data;
    },
    refetchInterval: REFRESH_MS,
    retry: false,
  }).data;
}

/** The order that the venue accepted last. */
export function useLastAccepted(ended: number): GuestOrder | undefined {
  const api = useApi();
  const menuId = useMenuName();
  return (
    useQuery({
      queryKey: [...guestOrdersKey(menuId), 'lastAccepted', ended],
      queryFn: async ({ signal }) =>
        (
          await api.send(guestOrderEndpoints.list, {
            params: { menuId },
            query: { state: 'accepted,ready,done', limit: 1 },
            signal,
          })
        ).data[0] ?? null,
      retry: false,
    }).data ?? undefined
  );
}

export interface PrinterStatus {
  readonly title: string;
  /** The time since the printer was last seen, in ms; null if never. */
  readonly seen: number | null;
  readonly isAlive: boolean;
}

const statusOf = ({ title, lastSeenAt = null }: PrinterState, now: number): PrinterStatus => ({
  title,
  seen: lastSeenAt ? Math.max(0, now - Date.parse(lastSeenAt)) : null,
  isAlive: printerConnection({ lastSeenAt }, now) === 'connected',
});

/** The venue's printers; those that do not respond come first. */
export function usePrinters(now: number): readonly PrinterStatus[] {
  const api = useApi();
  const menuId = useMenuName();
  const { data = [] } = useQuery({
    queryKey: ['printers', menuId, 'status'],
    queryFn: async ({ signal }) => (await api.send(printerEndpoints.states, { params: { menuId }, signal })).data,
    refetchInterval: REFRESH_MS / 2,
    retry: false,
  });
  return data
    .map((printer) => statusOf(printer, now))
    .sort((one, other) => Number(one.isAlive) - Number(other.isAlive));
}

/** Whether the venue is open and until when (epoch ms); null if it states no hours. */
export function useOpening(now: number): { readonly isOpen: boolean; readonly until: number | null } | null {
  const { data: menu } = useMenu();
  const zone = menu?.settings?.timeZone;
  const hours = menu && statedHours(menu, new Date(now), zone);
  if (!hours) return null;
  const { open, nextChangeAt } = openingState(hours, new Date(now), zone);
  return { isOpen: open, until: nextChangeAt };
}
