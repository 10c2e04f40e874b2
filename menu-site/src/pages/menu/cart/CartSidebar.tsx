import { deliveryAreas, isolateAuto, requiredFieldFor, toThousandths } from '@qaima/schemas';
import { FromOpening } from '../../../components/FromOpening.js';
import { Icon } from '../../../components/Icon.js';
import { useSumLabels } from '../../../components/SumAmount.js';
import { receiveTime } from '../../../components/receiveTime.js';
import { MAX_TILES } from '../../../components/receiveTiles.js';
import { useContentLang } from '../../../components/useContentLang.js';
import { useMessages, useSite } from '../../../document/siteContext.js';
import type { SiteMenu } from '../../../document/siteTypes.js';
import { CartBar } from './CartBar.js';
import { cartMessages } from '../../../i18n/cart.js';

interface CartSidebarProps {
  readonly menu: SiteMenu;
}

/** The ways to receive the order, if they are few. Long titles wrap. */
function ReceiveKinds({ menu: { orderReceiveOptions: options = [] } }: CartSidebarProps) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <fieldset className="kinds" hidden>
      <legend className="sr">{messages.receiveOptions}</legend>
      {options.map(({ _id, title, kind }, index) => (
        // The client script leaves out what needs the code of a table.
        <label key={_id} data-table={requiredFieldFor(kind, 'order') === 'table' ? '' : undefined}>
          <input type="radio" name="kind" value={index} data-kind={kind} />
          <span dir="auto" {...own(title)}>
            {title}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Where and when the order is received by each option. The client script shows that of the chosen one. */
function ReceiveFacts({ menu }: CartSidebarProps) {
  const own = useContentLang();
  const texts = useMessages(cartMessages);
  return (menu.orderReceiveOptions ?? []).map((option, index) => {
    const areas = deliveryAreas(option);
    const time = receiveTime(option, menu, texts);
    if (areas.length === 0)
      return (
        time && (
          <p key={index} className="fact" data-of={index} hidden>
            <Icon name="clock" />
            <bdi>
              {time}
              <FromOpening menu={menu} />
            </bdi>
          </p>
        )
      );
    return (
      <label key={index} className="fact" data-of={index} hidden>
        <Icon name="pin" />
        <select name="area" aria-label={texts.area.choose} defaultValue="">
          <option value="">{texts.area.choose}</option>
          {areas.map(({ _id, title, fee, minutes }) => (
            <option
              key={_id}
              {...own(title)}
              value={_id}
              data-title={title}
              data-fee={toThousandths(fee)}
              data-from-opening={minutes ? texts.fromOpening : undefined}
            >
              {[isolateAuto(title), minutes && texts.minutes(minutes)].filter(Boolean).join(' · ')}
            </option>
          ))}
        </select>
        <span aria-hidden="true">{texts.area.change}</span>
      </label>
    );
  });
}

/** The total. The client script fills in the amounts and adds the parts. */
function Parts() {
  const { total } = useMessages(cartMessages);
  return (
    <dl className="parts" hidden data-sum-labels={useSumLabels()}>
      <div className="whole">
        <dt>{total}</dt>
        <dd data-part="total" />
      </div>
    </dl>
  );
}

/**
 * The cart next to the sections on wide screens: its lines, and the link to the cart page. On narrow screens, only the
 * link is shown, as a bar. `menu/cart/client/cartBar.ts` fills the sidebar; without scripts it is hidden.
 */
export function CartSidebar({ menu }: CartSidebarProps) {
  const messages = useMessages(cartMessages);
  const method = menu.settings?.purchaseMethod ?? 'order';
  const count = menu.orderReceiveOptions?.length ?? 0;
  const { until } = useSite().messages;
  return (
    <div className="yours">
      <div>
        <h2>{messages.yours[method]}</h2>
        <p>{messages.empty.text}</p>
        {method === 'order' && count > 1 && count <= MAX_TILES && (
          <>
            <ReceiveKinds menu={menu} />
            <ReceiveFacts menu={menu} />
          </>
        )}
        <ul hidden data-until={until} />
        <Parts />
        <CartBar method={method} />
      </div>
    </div>
  );
}
