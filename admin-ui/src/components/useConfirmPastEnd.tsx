/** Asks before a subscription or a demo gets an end that has passed: mostly the wrong year was typed. */
import type { ReactNode } from 'react';
import { formatDate, isDate, subscriptionMark } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { useConfirm } from './useConfirm.js';

export function useConfirmPastEnd(what: 'subscription' | 'demo'): {
  /** Whether a day (`yyyy-mm-dd`) may be stored: it has not passed, or the user wants it all the same. */
  readonly agreedEnd: (day: string) => Promise<boolean>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const { agreed, dialog } = useConfirm();
  const agreedEnd = async (day: string) =>
    !isDate(day) ||
    subscriptionMark(day, new Date()) !== 'past' ||
    agreed({
      title: t(`pastEnd.${what}`, { date: formatDate(day) }),
      text: t('pastEnd.text'),
      confirm: t('pastEnd.confirm'),
      cancel: t('pastEnd.cancel'),
    });
  return { agreedEnd, dialog };
}
