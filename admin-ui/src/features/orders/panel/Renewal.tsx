/** Renews the subscription of an order for a year. Staff confirm the period and the price, and can change the price. */
import { useState } from 'react';
import Button from '@mui/material/Button';
import {
  formatDate,
  orderEndpoints,
  renewalProposalSchema,
  schemaLabel,
  toThousandths,
  type Order,
  type RenewalProposal,
} from '@qaima/schemas';
import { CalendarPlus } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { Checkbox } from '../../../components/Checkbox.js';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { Money } from '../../../components/Money.js';
import { useApiCall } from '../../../data/useApiCall.js';
import { useInvalidateMenus } from '../../../data/userOrMenuLookUp.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { orderMenuName, orderName } from '../orderSummary.js';
import { ORDERS_KEY, WORK_QUEUE_KEY } from '../useOrders.js';
import css from './panel.module.css';
import { isPrice, type TypedPrice } from './PriceField.js';
import { RenewalPrice } from './RenewalPrice.js';
import { RenewalStart } from './RenewalStart.js';

interface RenewalProps {
  readonly order: Order;
  /** Called with the id of the new order. */
  readonly onRenewed?: (orderId: string) => void;
}

export function Renewal({ order, onRenewed }: RenewalProps) {
  const t = useTranslate();
  const call = useApiCall();
  const notify = useNotify();
  const queries = useQueryClient();
  const invalidateMenus = useInvalidateMenus();
  const [proposal, setProposal] = useState<RenewalProposal | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [starts, setStarts] = useState(true);
  const [price, setPrice] = useState<TypedPrice>(undefined);
  const [isFromFormerEnd, setFromFormerEnd] = useState(false);
  const params = { orderId: order._id };
  const { inactiveFrom, deleted } = order.menu ?? {};
  const canStart = Boolean(inactiveFrom) && !deleted;
  const startLabel = t(order.menu?.active ? 'order.keepRunning' : 'order.startMenu');
  // A notification has shown the error of a failed request.
  const ask = async () => {
    const proposed = await call(orderEndpoints.proposeRenewal, { params }).catch(() => null);
    if (!proposed) return;
    setProposal(proposed.data);
    setStarts(true);
    setFromFormerEnd(false);
    setPrice(proposed.data.totalAmount);
    setOpen(true);
  };
  const year = (isFromFormerEnd && proposal?.fromFormerEnd) || proposal;
  const renew = async ({ totalAmount }: RenewalProposal, from: string) => {
    setBusy(true);
    const agreed = isPrice(price) && price !== totalAmount ? { agreedAmount: price } : {};
    const body = { from, totalAmount, ...agreed, ...(canStart && starts && { start: true }) };
    const renewed = await call(orderEndpoints.renew, { params, body }).catch(() => null);
    setBusy(false);
    setOpen(false);
    if (renewed) {
      notify(t('orderDone.renewed', { number: renewed.data.number }), { type: 'success' });
      onRenewed?.(renewed.data._id);
      await invalidateMenus();
    }
    await queries.invalidateQueries({ queryKey: ORDERS_KEY });
    await queries.invalidateQueries({ queryKey: WORK_QUEUE_KEY });
  };
  return (
    <>
      <Button fullWidth variant="outlined" startIcon={<CalendarPlus size={18} />} onClick={() => void ask()}>
        {t('order.renew')}
      </Button>
      {proposal && year && (
        <ConfirmDialog
          open={isOpen}
          harmless
          busy={isBusy}
          ready={isPrice(price)}
          title={t('order.renewTitle', { name: orderName(order) })}
          confirm={t('order.renewConfirm')}
          onCancel={() => setOpen(false)}
          onConfirm={() => void renew(proposal, year.from)}
        >
          {proposal.fromFormerEnd && (
            <RenewalStart
              formerEnd={proposal.fromFormerEnd.from}
              isFromFormerEnd={isFromFormerEnd}
              onChoose={setFromFormerEnd}
            />
          )}
          <Terms proposal={{ ...proposal, ...year }} menuName={orderMenuName(order)} />
          <RenewalPrice proposed={proposal.totalAmount} price={price} onPrice={setPrice} />
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

interface TermsProps {
  readonly proposal: RenewalProposal;
  /** Empty without a menu. */
  readonly menuName: string;
}

/** The menu, the period, the price, and which order is continued. */
function Terms({ proposal: { from, until, totalAmount, number }, menuName }: TermsProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { properties } = renewalProposalSchema;
  const day = (date: string) => <bdi dir="ltr">{formatDate(date)}</bdi>;
  return (
    <>
      <p>{t('order.renewText', { number })}</p>
      <dl className={css['terms']}>
        {menuName && (
          <>
            <dt>{t('order.menu')}</dt>
            <dd>
              <bdi>{menuName}</bdi>
            </dd>
          </>
        )}
        <dt>{schemaLabel(properties.from, language)}</dt>
        <dd>{day(from)}</dd>
        <dt>{schemaLabel(properties.until, language)}</dt>
        <dd>{day(until)}</dd>
        <dt>{schemaLabel(properties.totalAmount, language)}</dt>
        <dd>
          <Money thousandths={toThousandths(totalAmount)} />
        </dd>
      </dl>
    </>
  );
}
