/** Says that an order has been renewed already: by which order, with a link to it, for which period and total. */
import { formatDate, providerMoneyIsolated, isolateLtr, toThousandths, type ExistingRenewal } from '@qaima/schemas';
import { useBasename } from 'react-admin';
import { Link } from 'react-router-dom';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import css from './panel.module.css';

export function ExistingRenewalNotice({ existing }: { readonly existing: ExistingRenewal }) {
  const t = useTranslate();
  const language = useLanguage();
  const basename = useBasename();
  const { _id, number, from, until, totalAmount } = existing;
  const day = (date: string) => isolateLtr(formatDate(date));
  const period = from
    ? t('order.renewedPeriod', { from: day(from), until: day(until) })
    : t('order.renewedUntil', { until: day(until) });
  return (
    <div role="alert" className={css['notice']}>
      {t('order.renewedAlready')} <Link to={`${basename}/orders?order=${_id}`}>{t('orders.number', { number })}</Link>
      {t('order.renewedTerms', { period, total: providerMoneyIsolated(toThousandths(totalAmount), language) })}
    </div>
  );
}
