/** A payment of a guest, with what the venue can record about it. */
import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  formatMoney,
  guestPaymentEndpoints,
  isolateLtr,
  methodTitle,
  paymentStateField,
  refundCreateSchema,
  toThousandths,
  type GuestPayment,
  type PaymentMove,
} from '@qaima/schemas';
import { DateTime } from '../../components/DateTime.js';
import { DividedListItem } from '../../components/DividedListItem.js';
import { useConfirm } from '../../components/useConfirm.js';
import { useMenuName } from '../../data/menu.js';
import { useApiCall } from '../../data/useApiCall.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { SchemaForm } from '../../schema-ui/form/SchemaForm.js';

interface RowProps {
  readonly payment: GuestPayment;
  readonly onChanged: () => void;
}

/** What identifies the payment: its order, its reference, and what the guest said. */
function About({ payment }: Pick<RowProps, 'payment'>) {
  const t = useTranslate();
  const language = useLanguage();
  const { number, reference, method, amount, refunded, currency, state, claim, createdAt, name } = payment;
  const money = (value: number) => isolateLtr(formatMoney(toThousandths(value), currency, language));
  const details = [
    methodTitle(method, language),
    name,
    claim?.sender ? t('payments.sender', { sender: claim.sender }) : null,
    claim?.last4 ? t('payments.last4', { last4: claim.last4 }) : null,
    refunded > 0 ? t('payments.refunded', { amount: money(refunded) }) : null,
  ].filter((text) => text != null && text !== '');
  return (
    <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
      <strong>
        <bdi dir="ltr">{money(amount)}</bdi> · {paymentStateField['x-options'][state][language]}
      </strong>
      <div>
        {number == null ? t('payments.notPlaced') : t('payments.order', { number })} · <bdi dir="ltr">{reference}</bdi>
        {createdAt && (
          <>
            {' · '}
            <DateTime at={createdAt} />
          </>
        )}
      </div>
      <div>
        {details.map((text, index) => (
          <span key={index}>
            {index > 0 && ' · '}
            <bdi>{text}</bdi>
          </span>
        ))}
      </div>
    </Box>
  );
}

export function PaymentRow({ payment, onChanged }: RowProps) {
  const t = useTranslate();
  const call = useApiCall();
  const menuId = useMenuName();
  const { agreed, dialog } = useConfirm();
  const [isBusy, setBusy] = useState(false);
  const [isReturning, setReturning] = useState(false);
  const { _id: paymentId, state, method, isReturnDue, amount, refunded, currency } = payment;
  const isUndecided = (state === 'open' || state === 'claimed') && method.kind !== 'gateway';
  const params = { menuId, paymentId };
  const move = async (to: PaymentMove['state']) => {
    setBusy(true);
    // A failure has shown a notification; the list then shows the present state.
    await call(guestPaymentEndpoints.move, { params, body: { state: to, from: state } }).catch(() => undefined);
    setBusy(false);
    onChanged();
  };
  const fail = async () => {
    const question = {
      title: t('payments.failedTitle'),
      text: t('payments.failedText'),
      confirm: t('payments.failed'),
    };
    if (await agreed(question)) await move('failed');
  };
  return (
    <DividedListItem gap="8px 12px" paddingBlock="10px">
      {dialog}
      <About payment={payment} />
      {isUndecided && (
        <>
          <Button variant="contained" disabled={isBusy} onClick={() => void move('paid')}>
            {t('payments.paid')}
          </Button>
          <Button variant="outlined" color="inherit" disabled={isBusy} onClick={() => void fail()}>
            {t('payments.failed')}
          </Button>
        </>
      )}
      {isReturnDue && (
        <Button
          variant="outlined"
          color="inherit"
          aria-expanded={isReturning}
          onClick={() => setReturning(!isReturning)}
        >
          {t('payments.giveBack')}
        </Button>
      )}
      {isReturning && isReturnDue && (
        <Box sx={{ flex: '1 0 100%' }}>
          <SchemaForm
            schema={refundCreateSchema}
            label={t('payments.giveBack')}
            submit={t('payments.giveBack')}
            submitting={t('form.creating')}
            currency={currency}
            initial={{ amount: (toThousandths(amount) - toThousandths(refunded)) / 1000 }}
            onSend={async (values) => {
              await call(guestPaymentEndpoints.refund, { params, body: values });
              onChanged();
            }}
          />
        </Box>
      )}
    </DividedListItem>
  );
}
