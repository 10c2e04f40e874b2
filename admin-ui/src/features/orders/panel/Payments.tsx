/**
 * The payments of an order, the outstanding amount, forms for a payment and a counter-entry, and the payment request.
 * (docs/spec/staff-console.md#order-panel)
 */
import { useState } from 'react';
import {
  creditOf,
  discountOf,
  duePaymentRequest,
  isPaidTrial,
  MINIMUM_PAYMENT_RATE,
  providerMoneyIsolated,
  paidPercent,
  formatPercent,
  orderSchema,
  schemaLabel,
  toThousandths,
  type Order,
} from '@qaima/schemas';
import { MessageCircle, Undo2 } from 'lucide-react';
import { Money } from '../../../components/Money.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import buttons from '../buttons.module.css';
import type { MessageDraft } from '../message/messageDraft.js';
import { paymentSums } from '../orderSummary.js';
import { DueDates } from './DueDates.js';
import { MoveCredit } from './MoveCredit.js';
import { PaidTrial } from './PaidTrial.js';
import css from './panel.module.css';
import { PanelSection } from './PanelSection.js';
import { PaymentForm } from './PaymentForm.js';
import { PaymentRow } from './PaymentRow.js';
import { TotalCorrection } from './TotalCorrection.js';

interface PaymentsProps {
  readonly order: Order;
  readonly onWrite: (writing: MessageDraft) => void;
}

export function Payments({ order, onWrite }: PaymentsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { total, paid, left } = paymentSums(order);
  const credit = creditOf({ paid, total, canceled: order.canceled });
  const percent = paidPercent(order.totalOnPaid);
  const due = order.canceled ? null : duePaymentRequest(paid, total);
  const outstanding = order.canceled
    ? t('order.canceledOwesNothing')
    : left === 0
      ? t('order.allPaid')
      : order.isDemo
        ? t('order.demoOwesNothing')
        : t('order.left', { amount: providerMoneyIsolated(left, language) });
  return (
    <PanelSection title={t('order.payments')} beside={<span className={marks['quiet']}>{outstanding}</span>}>
      <div className={css['sum']}>
        <strong>
          <Money thousandths={paid} />
        </strong>
        <span className={marks['quiet']}>{t('order.of', { total: providerMoneyIsolated(total, language) })}</span>
        <bdi dir="ltr" className={marks['chip']}>
          {formatPercent(percent)}
        </bdi>
      </div>
      <OrderPlan order={order} />
      <div className={css['progress']} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
        <i style={{ insetInlineStart: `${MINIMUM_PAYMENT_RATE * 100}%` }} />
      </div>
      <div className={css['minimum']}>{t('order.minimum')}</div>
      <ul className={css['list']}>
        {(order.payments ?? []).map((payment, index) => (
          <PaymentRow key={index} payment={payment} receipt={{ orderId: order._id, index }} />
        ))}
      </ul>
      {!order.payments?.length && <p className={marks['quiet']}>{t('order.noPayments')}</p>}
      {order.canceled && <p className={marks['quiet']}>{t('order.canceledTakesNone')}</p>}
      {credit > 0 && <MoveCredit key={`credit ${order._id}`} order={order} credit={credit} />}
      {!order.canceled && !order.isDemo && left > 0 && <DueDates key={`due ${order._id}`} order={order} />}
      {!order.canceled && left > 0 && (
        <PaymentForm key={`payment ${order._id}`} order={order} kind="payment" outstanding={left} />
      )}
      {isPaidTrial({ ...order, paid, total }) && <PaidTrial order={order} />}
      {paid > 0 && <CounterEntry key={order._id} order={order} />}
      {!order.canceled && <TotalCorrection key={`total ${order._id}`} order={order} />}
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

/** The plan that was sold, and the discount with its reason. */
function OrderPlan({ order: { plan, totalAmount, discountReason = '' } }: { readonly order: Order }) {
  const language = useLanguage();
  const t = useTranslate();
  if (!plan) return null;
  const discount = discountOf(toThousandths(totalAmount), toThousandths(plan.price));
  return (
    <div className={marks['quiet']}>
      {schemaLabel(orderSchema.properties.plan, language)}: <bdi>{plan.name}</bdi>
      {discount > 0 && (
        <>
          {' · '}
          {t('order.discount', { amount: providerMoneyIsolated(discount, language) })} (<bdi>{discountReason}</bdi>)
        </>
      )}
    </div>
  );
}

/** The form of a counter-entry, behind a button, because it is rarely needed. */
function CounterEntry({ order }: { readonly order: Order }) {
  const t = useTranslate();
  // Hidden, it keeps what was typed.
  const [form, setForm] = useState<'unused' | 'open' | 'hidden'>('unused');
  const isOpen = form === 'open';
  return (
    <>
      <button
        type="button"
        className={css['correct']}
        aria-expanded={isOpen}
        onClick={() => setForm(isOpen ? 'hidden' : 'open')}
      >
        <Undo2 size={16} aria-hidden="true" />
        {t('order.correctPayment')}
      </button>
      {form !== 'unused' && (
        <div hidden={!isOpen}>
          <PaymentForm order={order} kind="counterEntry" onDone={() => setForm('unused')} />
        </div>
      )}
    </>
  );
}
