/** Corrects the total of an order, with a reason, after a question that says what a total below the payments means. */
import { useState } from 'react';
import { providerMoneyIsolated, totalCorrectionSchema, toThousandths, type Order } from '@qaima/schemas';
import { PencilLine } from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { isPrice, PriceField, type TypedPrice } from '../../../components/PriceField.js';
import { missingReason, ReasonField } from '../../../components/ReasonField.js';
import { useConfirmLeave, useUnsavedWhile } from '../../../components/unsavedChanges.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { paymentSums } from '../orderSummary.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';

const { totalAmount: totalField } = totalCorrectionSchema.properties;

export function TotalCorrection({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const language = useLanguage();
  const { correctTotal } = useOrderActions(order._id);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [price, setPrice] = useState<TypedPrice>(undefined);
  const [reason, setReason] = useState('');
  const { paid } = paymentSums(order);
  const from = order.totalAmount;
  const credit = isPrice(price) ? paid - toThousandths(price) : 0;
  const belowPaid = credit > 0;
  const missing = !isPrice(price) ? 'confirm.correct' : price === from ? 'order.sameTotal' : missingReason(reason);
  useUnsavedWhile('dialog', isOpen && (price !== from || reason !== ''));
  const { confirmLeave, question } = useConfirmLeave('dialog');
  const open = () => {
    setPrice(from);
    setReason('');
    setOpen(true);
  };
  const correct = async () => {
    if (!isPrice(price)) return;
    setBusy(true);
    const isDone = await correctTotal({ from, totalAmount: price, reason: reason.trim(), belowPaid });
    setBusy(false);
    // After a refusal, the amount and the reason stay. The order is shown as it is now.
    if (isDone) setOpen(false);
  };
  return (
    <>
      <button type="button" className={css['correct']} onClick={open}>
        <PencilLine size={16} aria-hidden="true" />
        {t('order.correctTotal')}
      </button>
      <ConfirmDialog
        open={isOpen}
        harmless={!belowPaid}
        busy={isBusy}
        missing={missing && t(missing)}
        title={t('order.totalTitle', { number: order.number })}
        confirm={t(belowPaid ? 'order.totalBelowPaid' : 'order.totalConfirm')}
        onCancel={() => confirmLeave(() => setOpen(false))}
        onConfirm={() => void correct()}
      >
        <p>
          {t('order.totalNow', {
            total: providerMoneyIsolated(toThousandths(from), language),
            paid: providerMoneyIsolated(paid, language),
          })}
        </p>
        <PriceField
          schema={totalField}
          price={price}
          onPrice={setPrice}
          note={belowPaid ? t('order.totalLeavesCredit', { credit: providerMoneyIsolated(credit, language) }) : null}
        />
        <ReasonField reason={reason} onReason={setReason} />
      </ConfirmDialog>
      {question}
    </>
  );
}
