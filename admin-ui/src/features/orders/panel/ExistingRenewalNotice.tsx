/** Says that an order has been renewed already: by which order, with a link to it, for which period and total. */
import { formatDate, formatMoneyIsolated, isolateLtr, toThousandths, type ExistingRenewal } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './panel.module.css';

interface ExistingRenewalNoticeProps {
  readonly existing: ExistingRenewal;
  /** Called when the link to the renewal is followed. */
  readonly onOpen: () => void;
}

export function ExistingRenewalNotice({ existing, onOpen }: ExistingRenewalNoticeProps) {
  const t = useTranslate();
  const basename = useBasename();
  const { _id, number, from, until, totalAmount } = existing;
  const day = (date: string) => isolateLtr(formatDate(date));
  const period = from
    ? t('order.renewedPeriod', { from: day(from), until: day(until) })
    : t('order.renewedUntil', { until: day(until) });
  return (
    <div role="alert" className={css['notice']}>
      {t('order.renewedAlready')}{' '}
      <Link to={`${basename}/orders?order=${_id}`} onClick={onOpen}>
        {t('orders.number', { number })}
      </Link>
      {t('order.renewedTerms', { period, total: formatMoneyIsolated(toThousandths(totalAmount)) })}
    </div>
  );
}
