/** A payment or a counter-entry as a row of a list. */
import {
  formatDate,
  orderEndpoints,
  paymentDay,
  paymentReason,
  paymentSchema,
  schemaLabel,
  toThousandths,
  type Payment,
} from '@qaima/schemas';
import { Receipt } from 'lucide-react';
import { Money } from '../../../components/Money.js';
import { useApi } from '../../../data/api.js';
import { useDownload } from '../../../data/useDownload.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import css from './panel.module.css';

const { method: methodField, reference: referenceField, takenBy: takenByField } = paymentSchema.properties;

interface PaymentRowProps {
  readonly payment: Payment;
  /** The order, and the index of the payment in it, if the row offers the receipt. */
  readonly receipt?: ReceiptProps;
}

export function PaymentRow({ payment, receipt }: PaymentRowProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { method, value, by, takenBy, reference, transfer } = payment;
  const day = paymentDay(payment);
  const reason = paymentReason(payment, language);
  return (
    <li className={css['payment']}>
      <span className={marks['chip']}>{methodField['x-options'][method][language]}</span>
      <bdi dir="ltr" className={marks['quiet']}>
        {formatDate(day)}
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
      {reference && (
        <span className={css['reason']}>
          {schemaLabel(referenceField, language)}: <bdi>{reference}</bdi>
        </span>
      )}
      {by && (
        <span className={css['author']}>
          <bdi>{by.name || by.username}</bdi>
        </span>
      )}
      {takenBy && takenBy.username !== by?.username && (
        <span className={css['author']}>
          {schemaLabel(takenByField, language)}: <bdi>{takenBy.name || takenBy.username}</bdi>
        </span>
      )}
      {receipt && value > 0 && transfer === undefined && <ReceiptButton {...receipt} />}
    </li>
  );
}

interface ReceiptProps {
  readonly orderId: string;
  readonly index: number;
}

function ReceiptButton({ orderId, index }: ReceiptProps) {
  const t = useTranslate();
  const api = useApi();
  const { bytes, start } = useDownload();
  const params = { orderId, index: String(index) };
  return (
    <button
      type="button"
      className={css['correct']}
      disabled={bytes !== null}
      onClick={() =>
        void start((onProgress) => api.download(orderEndpoints.receipt, { params, query: {}, onProgress }))
      }
    >
      <Receipt size={16} aria-hidden="true" />
      {t('order.receipt')}
    </button>
  );
}
