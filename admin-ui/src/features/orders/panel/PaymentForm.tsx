/**
 * Records a payment, or a counter-entry with its reason. The amount is always typed without a sign. Entries that were
 * recorded elsewhere since the user began to type are shown before another one is recorded.
 */
import { useId, useState } from 'react';
import {
  providerMoney,
  providerMoneyIsolated,
  fromThousandths,
  isolateAuto,
  parseNumber,
  paymentSchema,
  PAYMENT_METHODS,
  receivedBy,
  toLatinNumber,
  toThousandths,
  type Order,
  type PaymentMethod,
  type Thousandths,
} from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { AmbiguousNumberPrompt } from '../../../components/AmbiguousNumberPrompt.js';
import { selectTextOnFocus } from '../../../components/selectTextOnFocus.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useTypedValue } from '../EditingContext.js';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import { orderName, paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import { detailsProblem, detailsToSend, NO_DETAILS, PaymentDetails, type TypedDetails } from './PaymentDetails.js';
import { RecordedMeanwhile } from './RecordedMeanwhile.js';

const { method: methodField, value: valueField, reason: reasonField } = paymentSchema.properties;
const AMOUNT = { ...valueField, minimum: 0 } as const;

interface PaymentFormProps {
  readonly order: Order;
  readonly kind: 'payment' | 'counterEntry';
  /**
   * For a payment: the outstanding amount, which is the maximum. Absent for a counter-entry, whose maximum is the
   * amount that its payment method has received.
   */
  readonly outstanding?: Thousandths;
  readonly onDone?: () => void;
}

export function PaymentForm({ order, kind, outstanding = 0, onDone }: PaymentFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { pay } = useOrderActions(order._id);
  const isCounterEntry = kind === 'counterEntry';
  const payments = order.payments ?? [];
  // A counter-entry begins with the latest method that has received something.
  const [method, setMethod] = useState<PaymentMethod>(
    (isCounterEntry ? payments.findLast((entry) => receivedBy(entry.method, payments) > 0)?.method : undefined) ??
      'cliq',
  );
  const most = isCounterEntry ? Math.max(0, receivedBy(method, payments)) : outstanding;
  const [typed, setTyped, settle] = useTypedValue('panel');
  const [reason, setReason, settleReason] = useTypedValue('panel');
  // How many entries were shown when the user began to type. Entries are only ever added.
  const [shownCount, setShownCount] = useState<number | null>(null);
  const beginTyping = () => setShownCount((count) => count ?? payments.length);
  const meanwhile = payments.slice(shownCount ?? payments.length);
  const [details, setDetails] = useState<TypedDetails>(NO_DETAILS);
  const id = useId();
  const reading = parseNumber(typed ?? '', AMOUNT);
  const value = reading.kind === 'number' ? reading.value : null;
  const amount = toThousandths(value);
  const isWrong = value === null || amount <= 0 || amount > most || fromThousandths(amount) !== value;
  // The number is ambiguous: its separator may be decimal or thousands. The user decides, unless each reading exceeds
  // the maximum.
  const isUnsure = reading.kind === 'ambiguous' && reading.readings.some((one) => one <= fromThousandths(most));
  const wrongValue = isUnsure
    ? t('number.which', { text: typed?.trim() ?? '' })
    : t(isCounterEntry ? 'order.wrongCounterEntry' : 'order.wrongValue');
  const lacksReason = isCounterEntry && !reason?.trim();
  const length = reason?.trim().length ?? 0;
  const isTooLong = length > reasonField.maxLength;
  const wrongReason = lacksReason
    ? t('order.noReason')
    : isTooLong
      ? t('order.longReason', { limit: reasonField.maxLength, length })
      : null;
  const wrongDetails = detailsProblem(details);
  const problem =
    [isWrong ? wrongValue : null, wrongReason, wrongDetails && t(wrongDetails)]
      .filter((one) => one !== null)
      .join('. ') || null;
  const { agreed, dialog } = useConfirm();
  const isMeant = () =>
    agreed({
      title: t('order.counterTitle', { amount: providerMoneyIsolated(amount, language), number: order.number }),
      text: t('order.counterText', {
        client: isolateAuto(orderName(order)),
        reason: isolateAuto(reason?.trim() ?? ''),
      }),
      confirm: t('order.correct'),
      harmless: true,
    });
  const send = async () => {
    if (isCounterEntry && !(await isMeant())) return null;
    const entry = isCounterEntry ? { value: -(value ?? 0), reason: reason?.trim() ?? '' } : { value: value ?? 0 };
    const done = await pay({
      method,
      ...entry,
      ...detailsToSend(details, method),
      paidBefore: fromThousandths(paymentSums(order).paid),
    });
    if (!done) return false;
    setShownCount(null);
    setDetails(NO_DETAILS);
    settle(typed);
    settleReason(reason);
    onDone?.();
    return true;
  };
  const nevertheless = meanwhile.length > 0 ? t('order.recordNevertheless') : undefined;
  return (
    <InlineForm
      action={nevertheless ?? t(isCounterEntry ? 'order.correct' : 'order.add')}
      retry={nevertheless}
      problem={problem}
      onSend={send}
    >
      {(aria) => (
        <>
          {dialog}
          {meanwhile.length > 0 && <RecordedMeanwhile payments={meanwhile} />}
          <select
            aria-label={t(isCounterEntry ? 'order.counterMethod' : 'order.method')}
            className={fields['control']}
            value={method}
            onChange={({ target }) => isOneOf(PAYMENT_METHODS, target.value) && setMethod(target.value)}
          >
            {PAYMENT_METHODS.map((name) => (
              <option key={name} value={name}>
                {methodField['x-options'][name][language]}
              </option>
            ))}
          </select>
          <input
            {...aria}
            aria-invalid={aria['aria-invalid'] && isWrong}
            id={id}
            aria-label={t(isCounterEntry ? 'order.counterValue' : 'order.value')}
            className={fields['control']}
            inputMode="decimal"
            dir="ltr"
            autoComplete="off"
            placeholder={providerMoney(most, language)}
            value={typed ?? ''}
            onChange={({ target }) => {
              beginTyping();
              setTyped(toLatinNumber(target.value) || null);
            }}
            onFocus={selectTextOnFocus}
            onBlur={() => {
              if (value !== null) setTyped(String(value));
            }}
          />
          {isCounterEntry && (
            <input
              {...aria}
              aria-invalid={aria['aria-invalid'] && wrongReason !== null}
              aria-label={t('order.reason')}
              className={fields['control']}
              dir="auto"
              autoComplete="off"
              placeholder={t('order.reason')}
              style={{ flexBasis: '100%' }}
              value={reason ?? ''}
              onChange={({ target }) => {
                beginTyping();
                setReason(target.value || null);
              }}
            />
          )}
          <PaymentDetails method={method} details={details} onDetails={setDetails} />
          <AmbiguousNumberPrompt
            text={typed ?? ''}
            limits={AMOUNT}
            most={fromThousandths(most)}
            inputId={id}
            onPick={setTyped}
          />
        </>
      )}
    </InlineForm>
  );
}
