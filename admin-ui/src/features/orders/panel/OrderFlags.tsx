/** Whether an order is a trial and when the trial ends, and whether the order is cancelled. */
import { providerDay, type Order } from '@qaima/schemas';
import { Switch } from '../../../components/Switch.js';
import { useConfirmPastEnd } from '../../../components/useConfirmPastEnd.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { DateInput } from '../DateInput.js';
import { useOrderActions } from '../useOrderActions.js';
import css from './panel.module.css';
import { PanelSection } from './PanelSection.js';

export function OrderFlags({ order }: { readonly order: Order }) {
  const t = useTranslate();
  const { change } = useOrderActions(order._id);
  const { agreedEnd, dialog } = useConfirmPastEnd('demo');
  return (
    <PanelSection title={t('order.settings')}>
      <label className={css['flag']}>
        {t('order.isDemo')}
        <Switch checked={order.isDemo} onCheckedChange={(isDemo) => void change({ isDemo })} />
      </label>
      {order.isDemo && (
        <div className={css['flag']}>
          <span aria-hidden="true">{t('order.demoEnd')}</span>
          <DateInput
            optional
            label={t('order.demoEnd')}
            value={order.demoEndDate ? providerDay(order.demoEndDate) : ''}
            onSave={async (date) => (await agreedEnd(date)) && change({ demoEndDate: date || null })}
          />
          {dialog}
        </div>
      )}
      <label className={css['flag']}>
        {t('order.canceled')}
        <Switch checked={order.canceled} onCheckedChange={(canceled) => void change({ canceled })} />
      </label>
    </PanelSection>
  );
}
