/** Cancels an order, with a reason, after a question that says what this means. */
import { useState } from 'react';
import { fromThousandths, type Order } from '@qaima/schemas';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { missingReason, ReasonField } from '../../../components/ReasonField.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import { CancelText } from './CancelText.js';

/** The amounts of an order as they are shown. */
export const shownSums = (order: Order) => ({
  totalAmount: order.totalAmount,
  paid: fromThousandths(paymentSums(order).paid),
});

interface CancelOrderProps {
  readonly order: Order;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function CancelOrder({ order, open, onClose }: CancelOrderProps) {
  const t = useTranslate();
  const { mark } = useOrderActions(order._id);
  const [reason, setReason] = useState('');
  const [isBusy, setBusy] = useState(false);
  const missing = missingReason(reason);
  const cancel = async () => {
    setBusy(true);
    const isDone = await mark({ canceled: true }, { sumsBefore: shownSums(order), reason: reason.trim() });
    setBusy(false);
    // After a refusal the dialog stays, with the order as it is now.
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={t('order.cancelTitle', { number: order.number })}
      confirm={t('order.cancelConfirm')}
      cancel={t('order.cancelKeep')}
      busy={isBusy}
      missing={missing && t(missing)}
      onCancel={onClose}
      onConfirm={() => void cancel()}
      onClosed={() => setReason('')}
    >
      <CancelText order={order} />
      <ReasonField reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
}
