/**
 * Moves the client's credit from an order that is cancelled or overpaid to another order of the client. The server records a
 * payment on the other order and a counter-entry on this one, for each payment method. (docs/spec/staff-console.md#order-panel)
 */
import { useState } from 'react';
import { providerMoneyIsolated, fromThousandths, movableCredit, type Order, type Thousandths } from '@qaima/schemas';
import { pagingFields } from '@qaima/schemas/core/fields';
import { useQueryClient } from '@tanstack/react-query';
import { ArrowRightLeft } from 'lucide-react';
import { useGetList } from 'react-admin';
import { useConfirm } from '../../../components/useConfirm.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import marks from '../badges.module.css';
import fields from '../fields.module.css';
import { InlineForm } from '../InlineForm.js';
import { orderMenuName, paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import { ORDERS_KEY, useRefetchOptions } from '../useOrders.js';

/** The API's maximum page size. Further open orders of the client are not offered. */
const MAX_ORDERS = pagingFields.limit.maximum;

interface MoveCreditProps {
  readonly order: Order;
  /** What the client has in excess of the order. */
  readonly credit: Thousandths;
}

export function MoveCredit({ order, credit }: MoveCreditProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { data } = useGetList<Order & { readonly id: string }>(
    'orders',
    { pagination: { page: 1, perPage: MAX_ORDERS }, filter: { username: order.user?.username ?? '' } },
    { retry: false, enabled: Boolean(order.user?.username), ...useRefetchOptions() },
  );
  const open = (data ?? []).filter((one) => paymentSums(one).left > 0);
  const [chosen, setChosen] = useState('');
  const target = open.find(({ _id }) => _id === chosen) ?? open[0];
  return (
    <>
      <p className={marks['quiet']}>{t('order.credit', { amount: providerMoneyIsolated(credit, language) })}</p>
      {data && !target && <p className={marks['quiet']}>{t('order.noOrderForCredit')}</p>}
      {target && <MoveForm order={order} open={open} target={target} onChoose={setChosen} />}
    </>
  );
}

interface MoveFormProps {
  readonly order: Order;
  readonly open: readonly Order[];
  readonly target: Order;
  readonly onChoose: (orderId: string) => void;
}

function MoveForm({ order, open, target, onChoose }: MoveFormProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { agreed, dialog } = useConfirm();
  const queries = useQueryClient();
  const { moveCredit } = useOrderActions(order._id);
  const most = movableCredit({ ...order, ...paymentSums(order) }, { ...target, ...paymentSums(target) });
  const numbers = { from: order.number, to: target.number };

  const move = async () => {
    const isAgreed = await agreed({
      title: t('order.creditTitle', { amount: providerMoneyIsolated(most, language), ...numbers }),
      text: t('order.creditText'),
      confirm: t('order.creditConfirm'),
      harmless: true,
    });
    if (!isAgreed) return null;
    const isDone = await moveCredit({ to: target._id, amount: fromThousandths(most) }, target.number);
    // The other order has changed too; after a refusal, what is outstanding there.
    await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    return isDone;
  };

  return (
    <>
      {dialog}
      <InlineForm
        action={t('order.moveCredit', { amount: providerMoneyIsolated(most, language) })}
        icon={ArrowRightLeft}
        onSend={move}
      >
        {(aria) => (
          <select
            {...aria}
            aria-label={t('order.creditTarget')}
            className={fields['control']}
            style={{ flexBasis: '100%' }}
            value={target._id}
            onChange={(event) => onChoose(event.target.value)}
          >
            {open.map((one) => (
              <option key={one._id} value={one._id}>
                {/* The menu's name comes last, because the end of a long text is cut. */}
                {[
                  t('orders.number', { number: one.number }),
                  t('order.left', { amount: providerMoneyIsolated(paymentSums(one).left, language) }),
                  orderMenuName(one),
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
