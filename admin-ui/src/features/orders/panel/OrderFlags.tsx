/** Whether an order is a demo and when the demo ends, and whether the order is cancelled. */
import { formatDate, formatMoneyIsolated, isolateAuto, isolateLtr, providerDay, type Order } from '@qaima/schemas';
import { Switch } from '../../../components/Switch.js';
import { useConfirmPastEndDate } from '../../../components/useConfirmPastEndDate.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { orderName, paymentSums } from '../orderSummary.js';
import { DateInput } from '../DateInput.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';
import { CancelText } from './CancelText.js';
import { PanelSection } from './PanelSection.js';

export function OrderFlags({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const { change } = useOrderActions(order._id);
  const { agreedEnd, dialog } = useConfirmPastEndDate('demo');
  const { agreed, dialog: question } = useConfirm();
  const { paid, left } = paymentSums(order);
  const { number } = order;
  const client = isolateAuto(orderName(order));
  const demoEnd = order.demoEndDate ? providerDay(order.demoEndDate) : '';
  const cancel = async () => {
    const isAgreed = await agreed({
      title: t('order.cancelTitle', { number }),
      text: <CancelText order={order} />,
      confirm: t('order.cancelConfirm'),
      cancel: t('order.cancelKeep'),
    });
    if (isAgreed) await change({ canceled: true });
  };
  const takeBack = async () => {
    const isAgreed =
      left === 0 ||
      order.isDemo ||
      (await agreed({
        title: t('order.takeBackTitle', { number }),
        text: t('order.takeBackText', { client, left: formatMoneyIsolated(left) }),
        confirm: t('order.takeBackConfirm'),
        harmless: true,
      }));
    if (isAgreed) await change({ canceled: false });
  };
  const agreedDemo = () =>
    agreed({
      title: t('order.demoTitle', { number }),
      text: (
        <>
          <p>{t('order.cancelOf', { client })}</p>
          {paid > 0 && <p>{t('order.demoPaid', { paid: formatMoneyIsolated(paid) })}</p>}
          {left > 0 && <p>{t('order.demoDropsDebt', { left: formatMoneyIsolated(left) })}</p>}
        </>
      ),
      confirm: t('order.demoConfirm'),
      harmless: true,
    });
  const agreedSubscription = () =>
    agreed({
      title: t('order.endTrialTitle', { number }),
      text: t('order.demoOwes', {
        client,
        left: formatMoneyIsolated(left),
        until: isolateLtr(formatDate(providerDay(order.subEnd))),
      }),
      confirm: t('order.endTrialConfirm'),
      harmless: true,
    });
  const setDemo = async (isDemo: boolean) => {
    // A cancelled order owes nothing, and taking the cancellation back asks about the debt.
    const isAgreed = isDemo
      ? (left <= 0 && paid <= 0) || (await agreedDemo())
      : left <= 0 || order.canceled || (await agreedSubscription());
    if (isAgreed) await change({ isDemo });
  };
  return (
    <PanelSection title={t('order.settings')}>
      {question}
      <label className={css['flag']}>
        {t('order.isDemo')}
        <Switch checked={order.isDemo} onCheckedChange={(isDemo) => void setDemo(isDemo)} />
      </label>
      {order.isDemo && (
        <div className={css['flag']}>
          <span aria-hidden="true">{t('order.demoEnd')}</span>
          <DateInput
            optional
            label={t('order.demoEnd')}
            value={demoEnd}
            onSave={async (date) => (await agreedEnd(date, demoEnd)) && change({ demoEndDate: date || null })}
          />
          {dialog}
        </div>
      )}
      <label className={css['flag']}>
        {t('order.canceled')}
        <Switch checked={order.canceled} onCheckedChange={(canceled) => void (canceled ? cancel() : takeBack())} />
      </label>
    </PanelSection>
  );
}
