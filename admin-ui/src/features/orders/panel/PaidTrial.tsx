/** Offers to make a trial that is fully paid a subscription of a year. (docs/spec/domain.md#payments) */
import { useState } from 'react';
import { formatDate, isolateLtr, type Order } from '@qaima/schemas';
import { BadgeCheck } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { useEndTrial } from './useEndTrial.js';

export function PaidTrial({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const { year, endTrial, dialog } = useEndTrial(order);
  const [isBusy, setBusy] = useState(false);
  const { from, until } = year;
  const accept = async () => {
    setBusy(true);
    await endTrial();
    setBusy(false);
  };
  return (
    <>
      {dialog}
      <p className={marks['quiet']}>
        {t('order.paidTrial', { from: isolateLtr(formatDate(from)), until: isolateLtr(formatDate(until)) })}
      </p>
      <button
        type="button"
        className={buttons['soft']}
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void accept()}
      >
        <BadgeCheck size={18} aria-hidden="true" />
        {t('order.endTrial')}
      </button>
    </>
  );
}
