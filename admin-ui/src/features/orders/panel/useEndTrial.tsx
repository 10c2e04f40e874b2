/**
 * Makes a demo that is fully paid a subscription of a year, after a question that names the order, the client, the
 * amount and the year. (docs/spec/domain.md#payments)
 */
import type { ReactNode } from 'react';
import {
  formatDate,
  providerMoneyIsolated,
  isolateAuto,
  isolateLtr,
  yearOfPaidDemo,
  type Order,
  type RenewalProposal,
} from '@qaima/schemas';
import { useConfirm } from '../../../components/useConfirm.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { orderName, paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';

export function useEndTrial(order: Order): {
  readonly year: Pick<RenewalProposal, 'from' | 'until'>;
  readonly endTrial: () => Promise<void>;
  readonly dialog: ReactNode;
} {
  const t = useTranslate();
  const language = useLanguage();
  const { endTrial } = useOrderActions(order._id);
  const { agreed, dialog } = useConfirm();
  const { subEnd, demoEndDate = null, number } = order;
  const year = yearOfPaidDemo({ demoEndDate }, new Date());
  const [from, until] = [isolateLtr(formatDate(year.from)), isolateLtr(formatDate(year.until))];
  const ask = async () => {
    const paid = providerMoneyIsolated(paymentSums(order).paid, language);
    const isAgreed = await agreed({
      title: t('order.endTrialTitle', { number }),
      text: t('order.endTrialText', { client: isolateAuto(orderName(order)), paid, from, until }),
      confirm: t('order.endTrialConfirm'),
      harmless: true,
    });
    if (isAgreed) await endTrial(`${year.until}T00:00:00.000Z`, { subEnd, demoEndDate });
  };
  return { year, endTrial: ask, dialog };
}
