import { isolateLtr, type GuestOrder } from '@qaima/schemas';
import type { useTranslate } from './i18n.js';

/** The name of a guest's order: `الطلب #26`. Practice orders have no number. */
export const guestOrderName = (
  t: ReturnType<typeof useTranslate>,
  { number, isPractice }: Pick<GuestOrder, 'number' | 'isPractice'>,
): string =>
  isPractice || number == null
    ? t('guestOrders.practiceOrder')
    : t('guestOrders.order', { number: isolateLtr(`#${number}`) });
