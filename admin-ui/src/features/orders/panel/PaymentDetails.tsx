/** The reference of a CliQ transfer, and another day or another taker of a payment, which are rarely needed. */
import { useId, useState } from 'react';
import {
  canBePaidOn,
  DEFAULT_TIME_ZONE,
  isDate,
  paymentCreateSchema,
  schemaLabel,
  todayIn,
  type PaymentCreateInput,
  type PaymentMethod,
} from '@qaima/schemas';
import { CalendarDays } from 'lucide-react';
import { DateField } from '../../../components/DateField.js';
import { useHeldCash } from '../../../data/useHeldCash.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import fields from '../fields.module.css';
import css from './panel.module.css';

const { reference: referenceField, paidOn: paidOnField, taker: takerField } = paymentCreateSchema.properties;

/** What was typed; empty for the defaults. */
export interface TypedDetails {
  readonly reference: string;
  readonly paidOn: string;
  readonly taker: string;
}
export const NO_DETAILS: TypedDetails = { reference: '', paidOn: '', taker: '' };

/** Why the details can't be sent. */
export const detailsProblem = ({ paidOn }: TypedDetails): 'order.wrongDay' | null =>
  paidOn === '' || (isDate(paidOn) && canBePaidOn(paidOn, todayIn(DEFAULT_TIME_ZONE, new Date())))
    ? null
    : 'order.wrongDay';

export const detailsToSend = (
  { reference, paidOn, taker }: TypedDetails,
  method: PaymentMethod,
): Pick<PaymentCreateInput, 'reference' | 'paidOn' | 'taker'> => ({
  ...(method === 'cliq' && reference.trim() && { reference: reference.trim() }),
  ...(paidOn && { paidOn }),
  ...(taker && { taker }),
});

interface PaymentDetailsProps {
  readonly method: PaymentMethod;
  readonly details: TypedDetails;
  readonly onDetails: (details: TypedDetails) => void;
}

export function PaymentDetails({ method, details, onDetails }: PaymentDetailsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { data: members = [] } = useHeldCash({ enabled: isOpen });
  return (
    <>
      {method === 'cliq' && (
        <input
          aria-label={schemaLabel(referenceField, language)}
          className={fields['control']}
          dir="auto"
          autoComplete="off"
          maxLength={referenceField.maxLength}
          placeholder={schemaLabel(referenceField, language)}
          style={{ flexBasis: '100%' }}
          value={details.reference}
          onChange={({ target }) => onDetails({ ...details, reference: target.value })}
        />
      )}
      {isOpen ? (
        <>
          <label className={fields['labelled']} style={{ flex: '1 1 150px' }}>
            <span>{schemaLabel(paidOnField, language)}</span>
            <DateField
              aria-invalid={detailsProblem(details) !== null}
              value={details.paidOn}
              onChange={(paidOn) => onDetails({ ...details, paidOn })}
            />
          </label>
          <div className={fields['labelled']} style={{ flex: '1 1 150px' }}>
            <label htmlFor={id}>{schemaLabel(takerField, language)}</label>
            <select
              id={id}
              className={fields['control']}
              value={details.taker}
              onChange={({ target }) => onDetails({ ...details, taker: target.value })}
            >
              <option value="">{t('order.takenByMe')}</option>
              {members.map(({ member: { username, name } }) => (
                <option key={username} value={username}>
                  {name || username}
                </option>
              ))}
            </select>
          </div>
        </>
      ) : (
        <button type="button" className={css['correct']} style={{ flexBasis: '100%' }} onClick={() => setOpen(true)}>
          <CalendarDays size={16} aria-hidden="true" />
          {t('order.otherDetails')}
        </button>
      )}
    </>
  );
}
