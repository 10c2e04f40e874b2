/**
 * The payments of an order, the outstanding amount, a form for another payment, and the payment request.
 * (docs/spec/staff-console.md#order-panel)
 */
import { useId, useState } from 'react';
import {
  formatDate,
  providerDay,
  duePaymentRequest,
  formatExactAmount,
  fromThousandths,
  MINIMUM_PAYMENT_RATE,
  formatMoneyIsolated,
  paidPercent,
  paymentSchema,
  formatPercent,
  parseNumber,
  toLatinDigits,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { MessageCircle } from 'lucide-react';
import { AmbiguousNumberPrompt } from '../../../components/AmbiguousNumberPrompt.js';
import { Money } from '../../../components/Money.js';
import { selectTextOnFocus } from '../../../components/selectTextOnFocus.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import { useTypedValue } from '../EditingContext.js';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import type { MessageDraft } from '../message/messageDraft.js';
import { paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';
import { PanelSection } from './PanelSection.js';

const { method: methodField, value: valueField } = paymentSchema.properties;
type Method = (typeof methodField.enum)[number];

interface PaymentsProps {
  readonly order: Order;
  readonly onWrite: (writing: MessageDraft) => void;
}

export function Payments({ order, onWrite }: PaymentsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { total, paid, left } = paymentSums(order);
  const percent = paidPercent(order.totalOnPaid);
  const due = order.canceled ? null : duePaymentRequest(paid, total);
  const outstanding = left > 0 ? t('order.left', { amount: formatMoneyIsolated(left) }) : t('order.allPaid');
  return (
    <PanelSection title={t('order.payments')} beside={<span className={marks['quiet']}>{outstanding}</span>}>
      <div className={css['sum']}>
        <strong>
          <Money thousandths={paid} />
        </strong>
        <span className={marks['quiet']}>{t('order.of', { total: formatMoneyIsolated(total) })}</span>
        <bdi dir="ltr" className={marks['chip']}>
          {formatPercent(percent)}
        </bdi>
      </div>
      <div className={css['progress']} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
        <i style={{ insetInlineStart: `${MINIMUM_PAYMENT_RATE * 100}%` }} />
      </div>
      <div className={css['minimum']}>{t('order.minimum')}</div>
      <ul className={css['list']}>
        {(order.payments ?? []).map(({ method, value, date = '' }, index) => (
          <li key={index}>
            <span className={marks['chip']}>{methodField['x-options'][method][language]}</span>
            <bdi dir="ltr" className={marks['quiet']}>
              {date && formatDate(providerDay(date))}
            </bdi>
            <strong>
              <Money thousandths={toThousandths(value)} />
            </strong>
          </li>
        ))}
      </ul>
      {!order.payments?.length && <p className={marks['quiet']}>{t('order.noPayments')}</p>}
      {left > 0 && <AddPayment order={order} left={left} />}
      {due && (
        <button
          type="button"
          className={buttons['soft']}
          onClick={() => onWrite({ kind: `${due}Payment`, order, phone: order.user?.phone ?? '' })}
        >
          <MessageCircle size={18} aria-hidden="true" />
          {t(`order.${due}Request`)}
        </button>
      )}
    </PanelSection>
  );
}

function AddPayment({ order, left }: { readonly order: Order; readonly left: number }) {
  const t = useTranslate();
  const language = useLanguage();
  const { pay } = useOrderActions(order._id);
  const [method, setMethod] = useState<Method>('cliq');
  const [typed, setTyped, settle] = useTypedValue();
  const id = useId();
  const reading = parseNumber(typed ?? '', valueField);
  const value = reading.kind === 'number' ? reading.value : null;
  const amount = toThousandths(value);
  const isWrong = value === null || amount <= 0 || amount > left || fromThousandths(amount) !== value;
  const most = fromThousandths(left);
  // An ambiguous number (decimal or thousands separator) needs the user's decision, unless all readings are too high.
  const isUnsure = reading.kind === 'ambiguous' && reading.readings.some((one) => one <= most);
  const problem = isUnsure ? t('number.which', { text: typed?.trim() ?? '' }) : t('order.wrongValue');
  const send = async () => {
    const done = value !== null && (await pay({ method, value }));
    if (done) settle(typed);
    return done;
  };
  return (
    <InlineForm action={t('order.add')} problem={isWrong ? problem : null} onSend={send}>
      {(aria) => (
        <>
          <select
            aria-label={t('order.method')}
            className={fields['control']}
            value={method}
            onChange={({ target }) => isOneOf(methodField.enum, target.value) && setMethod(target.value)}
          >
            {methodField.enum.map((name) => (
              <option key={name} value={name}>
                {methodField['x-options'][name][language]}
              </option>
            ))}
          </select>
          <input
            {...aria}
            id={id}
            aria-label={t('order.value')}
            className={fields['control']}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            placeholder={`${formatExactAmount(left)} JD`}
            value={typed ?? ''}
            onChange={({ target }) => setTyped(toLatinDigits(target.value) || null)}
            onFocus={selectTextOnFocus}
            onBlur={() => {
              if (value !== null) setTyped(String(value));
            }}
          />
          <AmbiguousNumberPrompt text={typed ?? ''} limits={valueField} most={most} inputId={id} onPick={setTyped} />
        </>
      )}
    </InlineForm>
  );
}
