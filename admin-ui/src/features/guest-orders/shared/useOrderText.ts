/** Formats an order's data as text, in the current language and the menu's time zone. */
import { useMemo } from 'react';
import {
  bookedDays,
  bookingPeriod,
  clockTime,
  formatDate,
  formatDateTimeInZone,
  interfaceMoney,
  HOUR_MS,
  isolateAuto,
  isolateLtr,
  MINUTE_MS,
  reasonField,
  reservationDays,
  resolveTimeZone,
  serviceField,
  stateField,
  stateLabel,
  toThousandths,
  type CartLine,
  type GuestOrder,
  type GuestOrderState,
  type RejectReason,
} from '@qaima/schemas';
import { useMenu } from '../../../data/menu.js';
import { guestOrderName } from '../../../i18n/guestOrderName.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { dayAt } from '../shift/venueStatus.js';

const SECOND_MS = 1000;

export function useOrderText() {
  const t = useTranslate();
  const language = useLanguage();
  const { data: menu } = useMenu();
  const zone = menu?.settings?.timeZone;
  return useMemo(() => {
    const short = (ms: number) => {
      if (ms < MINUTE_MS) return t('guestOrders.shortSeconds', { seconds: Math.max(0, Math.round(ms / SECOND_MS)) });
      if (ms < HOUR_MS) return t('guestOrders.shortMinutes', { minutes: Math.floor(ms / MINUTE_MS) });
      return t('guestOrders.shortHours', { hours: Math.floor(ms / HOUR_MS) });
    };
    const dates = (from: string, to: string) =>
      t('orderDetails.dates', { from: isolateLtr(formatDate(from)), to: isolateLtr(formatDate(to)) });
    const dayTime = (instant: string, now: number) =>
      dayAt(Date.parse(instant), zone) === dayAt(now, zone)
        ? clockTime(Date.parse(instant), zone)
        : formatDateTimeInZone(resolveTimeZone(zone), instant);
    const service = (order: GuestOrder) => {
      const { label: table, zone: tableZone } = order.table ?? {};
      if (order.service === 'dine-in' && table) {
        const name = t('guestOrders.table', { table: isolateAuto(table) });
        return tableZone ? `${name} · ${isolateAuto(tableZone)}` : name;
      }
      const { [order.service]: label } = serviceField['x-options'];
      return order.service === 'other' && order.receiveOption ? order.receiveOption : label[language];
    };
    const days = (count: number) => t('guestOrders.days', { smart_count: count });
    const lines = ({ items }: GuestOrder) => t('guestOrders.lines', { smart_count: items.length });
    /** How much is ordered: the pieces of an order; of a reservation the days, or its lines if they may share days. */
    const amount = (order: GuestOrder) => {
      const booked = bookedDays(order);
      if (order.service === 'reserve') return booked === null ? lines(order) : days(booked);
      const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
      return t('guestOrders.pieces', { smart_count: pieces });
    };
    return {
      name: (order: GuestOrder) => guestOrderName(t, order),
      service,
      amount,
      /** The number of lines, and the amount if that is another one. */
      extent: (order: GuestOrder) => [...new Set([lines(order), amount(order)])].join(' · '),
      /** The days of a line of a reservation; null for other lines. */
      lineDays: ({ startDate, endDate }: CartLine) => {
        const count = reservationDays(startDate, endDate);
        return count > 0 ? days(count) : null;
      },
      /** A time in the menu's time zone: `19:42`. */
      time: (instant: string | number) => clockTime(typeof instant === 'number' ? instant : Date.parse(instant), zone),
      /** A time in the menu's time zone; with its date if that is another day than now. */
      dayTime,
      /** The first and the last day of a reservation. */
      dates,
      /** When an order must be ready; of a reservation, its dates. Empty if neither is known. */
      due: (order: GuestOrder, now: number) => {
        const booking = order.service === 'reserve' ? bookingPeriod(order) : null;
        if (booking) return dates(booking.from, booking.to);
        return order.promisedAt ? t('orderBoard.readyAt', { time: dayTime(order.promisedAt, now) }) : '';
      },
      /** A number of minutes, abbreviated: `4 د`. */
      short,
      minutes: (minutes: number) => t('guestOrders.minutes', { smart_count: minutes }),
      /** A duration for screen readers: in whole minutes, or in seconds below two minutes. */
      spoken: (ms: number) =>
        ms < 2 * MINUTE_MS
          ? t('guestOrders.seconds', { smart_count: Math.max(0, Math.round(ms / SECOND_MS)) })
          : t('guestOrders.minutes', { smart_count: Math.round(ms / MINUTE_MS) }),
      state: (state: GuestOrderState) => stateField['x-options'][state][language],
      /** The label of the order's state. An order that was only sent as a message has its own label. */
      orderState: (order: GuestOrder) => stateLabel(order)[language],
      reason: (reason: RejectReason) => reasonField['x-options'][reason][language],
      money: (value: number, currency: GuestOrder['currency']) =>
        interfaceMoney(toThousandths(value), currency, language),
      guest: ({ name }: GuestOrder) => name || t('guestOrders.asGuest'),
    };
  }, [t, language, zone]);
}
