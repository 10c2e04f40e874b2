/** Whether an order is a demo and when the demo ends, and whether the order is cancelled. */
import { useState } from 'react';
import { formatDate, providerMoneyIsolated, isolateAuto, isolateLtr, providerDay, type Order } from '@qaima/schemas';
import { Switch } from '../../../components/Switch.js';
import { useLanguage, useTranslate } from '../../../i18n/i18n.js';
import { useConfirm } from '../../../components/useConfirm.js';
import { orderName, paymentSums } from '../orderSummary.js';
import { DateInput } from '../DateInput.js';
import { useEndDate } from '../useEndDate.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';
import { CancelOrder, shownSums } from './CancelOrder.js';
import { PanelSection } from './PanelSection.js';

export function OrderFlags({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const language = useLanguage();
  const { mark } = useOrderActions(order._id);
  const { save: saveDemoEnd, day: demoEnd, dialogs } = useEndDate(order, 'demo');
  const [isCancelling, setCancelling] = useState(false);
  const { agreed, dialog: question } = useConfirm();
  const { paid, left } = paymentSums(order);
  const { number } = order;
  const client = isolateAuto(orderName(order));
  const sumsBefore = shownSums(order);
  const takeBack = async () => {
    const isAgreed =
      left === 0 ||
      order.isDemo ||
      (await agreed({
        title: t('order.takeBackTitle', { number }),
        text: t('order.takeBackText', { client, left: providerMoneyIsolated(left, language) }),
        confirm: t('order.takeBackConfirm'),
        harmless: true,
      }));
    if (isAgreed) await mark({ canceled: false }, { sumsBefore });
  };
  const agreedDemo = () =>
    agreed({
      title: t('order.demoTitle', { number }),
      text: (
        <>
          <p>{t('order.cancelOf', { client })}</p>
          {paid > 0 && <p>{t('order.demoPaid', { paid: providerMoneyIsolated(paid, language) })}</p>}
          {left > 0 && <p>{t('order.demoDropsDebt', { left: providerMoneyIsolated(left, language) })}</p>}
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
        left: providerMoneyIsolated(left, language),
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
    if (isAgreed) await mark({ isDemo }, { sumsBefore });
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
          <DateInput optional label={t('order.demoEnd')} value={demoEnd} onSave={saveDemoEnd} />
          {dialogs}
        </div>
      )}
      <label className={css['flag']}>
        {t('order.canceled')}
        <Switch
          checked={order.canceled}
          onCheckedChange={(canceled) => (canceled ? setCancelling(true) : void takeBack())}
        />
      </label>
      <CancelOrder order={order} open={isCancelling} onClose={() => setCancelling(false)} />
    </PanelSection>
  );
}
