/** What else is said of an order: whether it is a trial and until when, and whether it was called off. */
import { dayOf, type Order } from '@qaima/schemas';
import { Toggle } from '../../../components/Switch.js';
import { useSay } from '../../../i18n/i18n.js';
import { DateInput } from '../DateInput.js';
import { useOrderDeeds } from '../useOrderActions.js';
import css from './panel.module.css';
import { Part } from './PanelSection.js';

export function Flags({ order }: { readonly order: Order }) {
  const say = useSay();
  const { change } = useOrderDeeds(order._id);
  return (
    <Part title={say('order.settings')}>
      <label className={css['flag']}>
        {say('order.isDemo')}
        <Toggle checked={order.isDemo} onFlip={(isDemo) => void change({ isDemo })} />
      </label>
      {order.isDemo && (
        <div className={css['flag']}>
          <span aria-hidden="true">{say('order.demoEnd')}</span>
          <DateInput
            optional
            label={say('order.demoEnd')}
            value={order.demoEndDate ? dayOf(order.demoEndDate) : ''}
            onSave={(date) => change({ demoEndDate: date || null })}
          />
        </div>
      )}
      <label className={css['flag']}>
        {say('order.canceled')}
        <Toggle checked={order.canceled} onFlip={(canceled) => void change({ canceled })} />
      </label>
    </Part>
  );
}
