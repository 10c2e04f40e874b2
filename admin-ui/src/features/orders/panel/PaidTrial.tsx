/** Offers to make a trial that is fully paid a subscription of a year. (docs/spec/domain.md#payments) */
import { formatDate, isolateLtr, yearOfPaidDemo, type Order } from '@qaima/schemas';
import { BadgeCheck } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { useOrderActions } from '../useOrderActions.js';

export function PaidTrial({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const { change } = useOrderActions(order._id);
  const { from, until } = yearOfPaidDemo({ demoEndDate: order.demoEndDate ?? null }, new Date());
  return (
    <>
      <p className={marks['quiet']}>
        {t('order.paidTrial', { from: isolateLtr(formatDate(from)), until: isolateLtr(formatDate(until)) })}
      </p>
      <button
        type="button"
        className={buttons['soft']}
        onClick={() => void change({ isDemo: false, subEnd: `${until}T00:00:00.000Z` })}
      >
        <BadgeCheck size={18} aria-hidden="true" />
        {t('order.endTrial')}
      </button>
    </>
  );
}
