/** The entries that somebody else recorded while an entry was typed, which may be the same payment. */
import type { Payment } from '@qaima/schemas';
import { useTranslate } from '../../../i18n/i18n.js';
import css from './panel.module.css';
import { PaymentRow } from './PaymentRow.js';

export function RecordedMeanwhile({ payments }: { readonly payments: readonly Payment[] }) {
  const t = useTranslate();
  return (
    <div role="alert" className={css['notice']}>
      {t('order.recordedMeanwhile')}
      <ul className={css['list']}>
        {payments.map((payment, index) => (
          <PaymentRow key={index} payment={payment} />
        ))}
      </ul>
    </div>
  );
}
