import { MAX_LINE_QUANTITY, type PurchaseMethod } from '@qaima/schemas';
import { cartMessages } from '../../../i18n/cart.js';
import { useMessages, useSite } from '../../../document/siteContext.js';
import { Icon } from '../../../components/Icon.js';

function Stepper() {
  const { panel } = useMessages(cartMessages);
  return (
    <div className="stepper">
      <button type="button" data-step="-1" aria-label={panel.less}>
        <Icon name="less" />
      </button>
      <input
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        defaultValue="1"
        dir="ltr"
        aria-label={panel.quantity}
        data-most={MAX_LINE_QUANTITY}
        data-invalid={panel.wrongQuantity}
      />
      <button type="button" data-step="1" aria-label={panel.more}>
        <Icon name="more" />
      </button>
    </div>
  );
}

/** The reservation's dates; the client script counts the days. */
function Dates() {
  const { panel, reserve } = useMessages(cartMessages);
  return (
    <div className="dates">
      <label>
        {panel.from}
        <input type="date" name="startDate" data-invalid={panel.wrongDates} data-late={panel.tooLate} />
      </label>
      <label>
        {panel.to}
        <input type="date" name="endDate" />
      </label>
      <p>
        {reserve.quantity}: <output />
      </p>
    </div>
  );
}

interface ItemPanelProps {
  /** Null if nothing is sold: the panel then only shows the item. */
  readonly method: PurchaseMethod | null;
}

/** One panel for all items, filled from the card that opens it. (docs/spec/public-site.md#item-panel) */
export function ItemPanel({ method }: ItemPanelProps) {
  const { panel } = useMessages(cartMessages);
  const { messages } = useSite();
  return (
    <dialog className="item-sheet" id="item-sheet" aria-labelledby="item-sheet-title">
      <form noValidate>
        <div className="grab" />
        <button className="shut" type="button" data-close="" aria-label={panel.close}>
          <Icon name="close" />
        </button>
        <div className="inside">
          <a data-large="" aria-label={messages.enlarge}>
            <img alt="" hidden />
          </a>
          <h2 id="item-sheet-title" dir="auto" tabIndex={-1} />
          <p className="about" dir="auto" />
          <div className="costs" />
          <fieldset className="choices" hidden>
            <legend>{panel.options}</legend>
          </fieldset>
          {method === 'reserve' && <Dates />}
        </div>
        {method && (
          <div className="order">
            <p className="closed-now" hidden />
            <p className="said" role="alert" />
            {method === 'order' && <Stepper />}
            <button className="act fill" type="submit" data-busy={panel.adding}>
              <span>{panel.add[method]}</span>
              <span data-total="" />
            </button>
          </div>
        )}
      </form>
    </dialog>
  );
}
