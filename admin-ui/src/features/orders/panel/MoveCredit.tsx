/**
 * Moves the client's credit from an order that is cancelled or overpaid to another order of the client. Each payment method gets two entries: a
 * payment on the other order, and a counter-entry on this one. (docs/spec/staff-console.md#order-panel)
 */
import { useState } from 'react';
import {
  formatMoneyIsolated,
  fromThousandths,
  PAYMENT_METHODS,
  receivedBy,
  toThousandths,
  type Order,
  type PaymentCreateInput,
  type Thousandths,
} from '@qaima/schemas';
import { useGetList } from 'react-admin';
import { useConfirm } from '../../../components/useConfirm.js';
import { useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import { orderMenuName, paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import { useRefetchOptions } from '../useOrders.js';

/** The API's maximum page size. Further open orders of the client are not offered. */
const MAX_ORDERS = 100;

interface MoveCreditProps {
  readonly order: Order;
  /** What the client has in excess of the order. */
  readonly credit: Thousandths;
}

export function MoveCredit({ order, credit }: MoveCreditProps) {
  const t = useTranslate();
  const { data } = useGetList<Order & { readonly id: string }>(
    'orders',
    { pagination: { page: 1, perPage: MAX_ORDERS }, filter: { username: order.user?.username ?? '' } },
    { retry: false, enabled: Boolean(order.user?.username), ...useRefetchOptions() },
  );
  const open = (data ?? []).filter((one) => paymentSums(one).left > 0);
  const [chosen, setChosen] = useState('');
  const [missing, setMissing] = useState<PaymentCreateInput | null>(null);
  const target = open.find(({ _id }) => _id === chosen) ?? open[0];
  if (missing) return <MissingEntry order={order} entry={missing} onDone={() => setMissing(null)} />;
  return (
    <>
      <p className={marks['quiet']}>{t('order.credit', { amount: formatMoneyIsolated(credit) })}</p>
      {data && !target && <p className={marks['quiet']}>{t('order.noOrderForCredit')}</p>}
      {target && (
        <MoveForm
          order={order}
          credit={credit}
          open={open}
          target={target}
          onChoose={setChosen}
          onMissing={setMissing}
        />
      )}
    </>
  );
}

interface MissingEntryProps {
  readonly order: Order;
  readonly entry: PaymentCreateInput;
  readonly onDone: () => void;
}

/**
 * Retries a counter-entry that failed. Only the counter-entry is sent: the payment was recorded, and would be recorded
 * twice.
 */
function MissingEntry({ order, entry, onDone }: MissingEntryProps) {
  const t = useTranslate();
  const { pay } = useOrderActions(order._id);
  const send = async () => {
    const done = await pay(entry);
    if (done) onDone();
    return done;
  };
  const amount = formatMoneyIsolated(-toThousandths(entry.value));
  return (
    <InlineForm action={t('order.correct')} onSend={send}>
      {() => (
        <p role="alert" className={fields['problem']}>
          {t('order.creditHalfMoved', { amount, reason: entry.reason ?? '' })}
        </p>
      )}
    </InlineForm>
  );
}

interface MoveFormProps extends MoveCreditProps {
  readonly open: readonly Order[];
  readonly target: Order;
  readonly onChoose: (orderId: string) => void;
  /** Called if the payment was recorded, but its counter-entry failed. */
  readonly onMissing: (entry: PaymentCreateInput) => void;
}

function MoveForm({ order, credit, open, target, onChoose, onMissing }: MoveFormProps) {
  const t = useTranslate();
  const { agreed, dialog } = useConfirm();
  const source = useOrderActions(order._id);
  const { pay } = useOrderActions(target._id);
  const most = Math.min(credit, paymentSums(target).left);
  const numbers = { from: order.number, to: target.number };

  /**
   * Moves the amount that one payment method has received, up to `limit`.
   * @returns the moved amount; null if a request failed, after its error was shown
   */
  const moveMethod = async (method: (typeof PAYMENT_METHODS)[number], limit: Thousandths) => {
    const amount = Math.min(receivedBy(method, order.payments ?? []), limit);
    if (amount <= 0) return 0;
    const value = fromThousandths(amount);
    // The payment is sent first. The server rejects it if somebody has paid in the meantime; no counter-entry is needed
    // then.
    if (!(await pay({ method, value, reason: t('order.creditFrom', numbers) }))) return null;
    const entry = { method, value: -value, reason: t('order.creditTo', numbers) };
    if (await source.pay(entry)) return amount;
    onMissing(entry);
    return null;
  };

  const move = async () => {
    const isAgreed = await agreed({
      title: t('order.creditTitle', { amount: formatMoneyIsolated(most), ...numbers }),
      text: t('order.creditText'),
      confirm: t('order.creditConfirm'),
      harmless: true,
    });
    if (!isAgreed) return null;
    let rest = most;
    for (const method of PAYMENT_METHODS) {
      const moved = await moveMethod(method, rest);
      if (moved === null) return false;
      rest -= moved;
    }
    return true;
  };

  return (
    <>
      {dialog}
      <InlineForm action={t('order.moveCredit', { amount: formatMoneyIsolated(most) })} onSend={move}>
        {(aria) => (
          <select
            {...aria}
            aria-label={t('order.creditTarget')}
            className={fields['control']}
            value={target._id}
            onChange={(event) => onChoose(event.target.value)}
          >
            {open.map((one) => (
              <option key={one._id} value={one._id}>
                {[
                  t('orders.number', { number: one.number }),
                  orderMenuName(one),
                  t('order.left', { amount: formatMoneyIsolated(paymentSums(one).left) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </option>
            ))}
          </select>
        )}
      </InlineForm>
    </>
  );
}
