/**
 * Asks for confirmation if the new end of a subscription or a demo has passed, which is usually a mistyped year, or is
 * earlier than the former end.
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
   * Resolves to whether a day (`yyyy-mm-dd`) may be stored: it lies ahead and is not before the former end, or the user
   * has confirmed it. @param former empty or absent without a former end
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
