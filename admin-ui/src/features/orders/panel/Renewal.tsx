/**
 * Renews the subscription of an order for a year. Staff confirm the period and the price, and can change the price. An
 * order that has been renewed already names its renewal, and is renewed again only if staff confirm that.
 */
import { useState } from 'react';
import Button from '@mui/material/Button';
import {
  ApiError,
  discountReasonField,
  isPaidTrial,
  orderEndpoints,
  schemaLabel,
  type Order,
  type RenewalProposal,
} from '@qaima/schemas';
import { CalendarPlus } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Checkbox } from '../../../components/Checkbox.js';
import { ClientDebt } from '../../../components/ClientDebt.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { isPrice, type TypedPrice } from '../../../components/PriceField.js';
import { missingReason, ReasonField } from '../../../components/ReasonField.js';
import { useConfirmLeave, useUnsavedWhile } from '../../../components/unsavedChanges.js';
import { useApi } from '../../../data/api.js';
import { isUncertain } from '../../../data/idempotencyKeys.js';
import { useApiCall } from '../../../data/useApiCall.js';
import { useNotifyError } from '../../../data/useNotifyError.js';
import { useInvalidateMenus } from '../../../data/userOrMenuLookUp.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { orderMenuName, orderName, paymentSums } from '../orderSummary.js';
import { ORDERS_KEY, WORK_QUEUE_KEY } from '../useOrders.js';
import css from './panel.module.css';
import { ExistingRenewalNotice } from './ExistingRenewalNotice.js';
import { RenewalPrice } from './RenewalPrice.js';
import { RenewalStart } from './RenewalStart.js';
import { RenewalTerms } from './RenewalTerms.js';
import { useEndTrial } from './useEndTrial.js';

interface RenewalProps {
  readonly order: Order;
  /** Called with the id of the new order. */
  readonly onRenewed?: (orderId: string) => void;
}

export function Renewal({ order, onRenewed }: RenewalProps) {
  const t = useTranslate();
  const language = useLanguage();
  const api = useApi();
  const call = useApiCall();
  const notifyError = useNotifyError();
  const notify = useNotify();
  const queries = useQueryClient();
  const invalidateMenus = useInvalidateMenus();
  const [proposal, setProposal] = useState<RenewalProposal | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [starts, setStarts] = useState(true);
  const [price, setPrice] = useState<TypedPrice>(undefined);
  const [discountReason, setDiscountReason] = useState('');
  const [isFromFormerEnd, setFromFormerEnd] = useState(false);
  const reportUnsaved = useUnsavedWhile('dialog', isOpen && price !== proposal?.totalAmount);
  const { confirmLeave, question } = useConfirmLeave('dialog');
  const params = { orderId: order._id };
  const { inactiveFrom, deleted } = order.menu ?? {};
  const canStart = Boolean(inactiveFrom) && !deleted;
  const startLabel = t(order.menu?.active ? 'order.keepRunning' : 'order.startMenu');
  const { endTrial, dialog: trialQuestion } = useEndTrial(order);
  // A notification has shown the error of a failed request.
  const ask = async () => {
    // The year that is paid already comes first.
    if (isPaidTrial({ ...order, ...paymentSums(order) })) {
      await endTrial();
      return;
    }
    const proposed = await call(orderEndpoints.proposeRenewal, { params }).catch(() => null);
    if (!proposed) return;
    setProposal(proposed.data);
    setStarts(true);
    setFromFormerEnd(false);
    setDiscountReason('');
    setPrice(proposed.data.totalAmount);
    setOpen(true);
  };
  /**
   * After a refusal, shows what would be proposed now. What staff typed or chose stays.
   * @returns whether the dialog names a renewal that it did not name before
   */
  const proposeAgain = async ({ totalAmount, existing: named }: RenewalProposal) => {
    const proposed = await call(orderEndpoints.proposeRenewal, { params }).catch(() => null);
    if (!proposed) {
      setOpen(false);
      return false;
    }
    setProposal(proposed.data);
    setPrice((typed) => (typed === totalAmount ? proposed.data.totalAmount : typed));
    const { existing: found } = proposed.data;
    return found !== null && found.number !== named?.number;
  };
  const year = (isFromFormerEnd && proposal?.fromFormerEnd) || proposal;
  const existing = proposal?.existing ?? null;
  const isDiscount = Boolean(proposal?.plan) && isPrice(price) && price < (proposal?.totalAmount ?? 0);
  const missing = isPrice(price) ? isDiscount && missingReason(discountReason) : 'confirm.correct';
  const renew = async (shown: RenewalProposal, from: string) => {
    const { totalAmount } = shown;
    setBusy(true);
    const agreed =
      isPrice(price) && price !== totalAmount
        ? { agreedAmount: price, ...(isDiscount && { discountReason: discountReason.trim() }) }
        : {};
    const flags = { ...(canStart && starts && { start: true }), ...(shown.existing && { again: true }) };
    const body = { from, totalAmount, ...agreed, ...flags };
    try {
      const { data } = await api.send(orderEndpoints.renew, { params, body });
      setOpen(false);
      reportUnsaved(false);
      notify(t('orderDone.renewed', { number: data.number }), { type: 'success' });
      onRenewed?.(data._id);
      await invalidateMenus();
    } catch (error) {
      const isRefused = error instanceof ApiError && error.statusCode === 409;
      // Where the dialog names the new renewal, a notification would only cover it.
      if (!isRefused || !(await proposeAgain(shown))) notifyError(error);
      // The reply may be lost: the dialog keeps what was typed, and the same request has the same key again. The lists
      // are not loaded, because a renewed order would leave them with this dialog.
      if (isUncertain(error)) {
        setBusy(false);
        return;
      }
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    await queries.invalidateQueries({ queryKey: WORK_QUEUE_KEY });
  };
  return (
    <>
      {trialQuestion}
      {question}
      <Button fullWidth variant="outlined" startIcon={<CalendarPlus size={18} />} onClick={() => void ask()}>
        {t('order.renew')}
      </Button>
      {proposal && year && (
        <ConfirmDialog
          open={isOpen}
          harmless={!existing}
          busy={isBusy}
          missing={missing ? t(missing) : null}
          title={t('order.renewTitle', { name: orderName(order) })}
          confirm={t(existing ? 'order.renewAgain' : 'order.renewConfirm')}
          onCancel={() => confirmLeave(() => setOpen(false))}
          onConfirm={() => void renew(proposal, year.from)}
        >
          {existing && <ExistingRenewalNotice existing={existing} />}
          {proposal.fromFormerEnd && (
            <RenewalStart
              formerEnd={proposal.fromFormerEnd.from}
              isFromFormerEnd={isFromFormerEnd}
              onChoose={setFromFormerEnd}
            />
          )}
          <RenewalTerms proposal={{ ...proposal, ...year }} menuName={orderMenuName(order)} />
          <ClientDebt username={order.user?.username ?? ''} />
          <RenewalPrice proposed={proposal.totalAmount} price={price} onPrice={setPrice} />
          {isDiscount && (
            <ReasonField
              label={schemaLabel(discountReasonField, language)}
              reason={discountReason}
              onReason={setDiscountReason}
            />
          )}
          {canStart && (
            <label className={css['flag']}>
              <span aria-hidden="true">{startLabel}</span>
              <Checkbox label={startLabel} checked={starts} onCheckedChange={setStarts} />
            </label>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
