/** A payment or a counter-entry as a row of a list. */
import { formatDate, paymentReason, paymentSchema, providerDay, toThousandths, type Payment } from '@qaima/schemas';
import { Money } from '../../../components/Money.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import css from './panel.module.css';

const { method: methodField } = paymentSchema.properties;

export function PaymentRow({ payment }: { readonly payment: Payment }) {
  const t = useTranslate();
  const language = useLanguage();
  const { method, value, date = '', by } = payment;
  const reason = paymentReason(payment, language);
  return (
    <li className={css['payment']}>
      <span className={marks['chip']}>{methodField['x-options'][method][language]}</span>
      <bdi dir="ltr" className={marks['quiet']}>
        {date && formatDate(providerDay(date))}
      </bdi>
      <strong className={value < 0 ? css['negative'] : undefined}>
        <Money thousandths={toThousandths(value)} />
      </strong>
      {value < 0 ? (
        <span className={css['reason']}>
          {t('order.counterEntry')}: <bdi>{reason}</bdi>
        </span>
      ) : (
        reason && <bdi className={css['reason']}>{reason}</bdi>
      )}
      {by && (
        <span className={css['author']}>
          <bdi>{by.name || by.username}</bdi>
        </span>
      )}
    </li>
  );
}
