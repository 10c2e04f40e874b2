/**
 * Asks for confirmation of a suspicious end date of a subscription or demo. A date in the past usually has a mistyped
 * year. A date before the stored one shortens the subscription or demo.
 */
import type { ReactNode } from 'react';
import { formatDate, isDate, subscriptionMark } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { useConfirm } from './useConfirm.js';

const EARLIER_TITLES = {
  subscription: 'pastEnd.earlierSubscription',
  demo: 'pastEnd.earlierDemo',
} as const;

export function useConfirmPastEndDate(what: 'subscription' | 'demo'): {
  /**
   * Resolves to true if the end date `day` (`yyyy-mm-dd`) may be stored. Asks the user first if `day` is in the past or
   * before `former`.
   * @param former the stored end date; empty or absent if there is none
   */
  readonly agreedEnd: (day: string, former?: string) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const { agreed, dialog } = useConfirm();
  const ask = (title: string, text: string) =>
    agreed({ title, text, confirm: t('pastEnd.confirm'), cancel: t('pastEnd.cancel') });
  const agreedEnd = async (day: string, former = '') => {
    if (!isDate(day)) return true;
    const date = formatDate(day);
    if (subscriptionMark(day, new Date()) === 'past') return ask(t(`pastEnd.${what}`, { date }), t('pastEnd.text'));
    if (day >= former) return true;
    return ask(t(EARLIER_TITLES[what], { date }), t('pastEnd.earlierText', { former: formatDate(former) }));
  };
  return { agreedEnd, dialog };
}
