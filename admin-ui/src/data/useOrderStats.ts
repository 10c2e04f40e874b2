/** Guests' orders and sales of the last days. While another period is loading, the previous data is returned. */
import {
  addDays,
  firstDay,
  guestOrderEndpoints,
  todayIn,
  type GuestOrderStats,
  type Menu,
  type StatsPeriod,
} from '@qaima/schemas';
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useApi } from './api.js';
import { useMenuName } from './menu.js';

/** The first and last day of a period that ends today, in the menu's time zone. */
export function periodOf(menu: Menu, days: StatsPeriod): { readonly from: string; readonly to: string } {
  const to = todayIn(menu.settings?.timeZone, new Date());
  return { from: firstDay(to, days), to };
}

/** @param menu undefined while it loads */
export function useOrderStats(menu: Menu | undefined, days: StatsPeriod): UseQueryResult<GuestOrderStats> {
  const api = useApi();
  const menuId = useMenuName();
  return useQuery({
    queryKey: ['orderStats', menuId, days],
    queryFn: async ({ signal }): Promise<GuestOrderStats> =>
      (
        await api.send(guestOrderEndpoints.stats, {
          params: { menuId },
          query: menu ? periodOf(menu, days) : {},
          signal,
        })
      ).data,
    enabled: menu !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** The figures of every day of a period, with zeros for days without orders. */
export function everyDay(
  { days }: Pick<GuestOrderStats, 'days'>,
  { from, to }: ReturnType<typeof periodOf>,
): GuestOrderStats['days'] {
  const known = new Map(days.map((one) => [one.day, one]));
  const all: GuestOrderStats['days'][number][] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) all.push(known.get(day) ?? { day, orders: 0, sales: 0 });
  return all;
}

/** The figures of every hour of the day, with zeros for hours without orders. */
export const everyHour = ({ hours }: Pick<GuestOrderStats, 'hours'>): GuestOrderStats['hours'] =>
  Array.from({ length: 24 }, (_, hour) => hours.find((one) => one.hour === hour) ?? { hour, orders: 0, sales: 0 });
