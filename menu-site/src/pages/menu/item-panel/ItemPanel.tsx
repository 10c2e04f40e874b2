import { BOOKING_PROBLEM_TEXTS, MAX_LINE_NOTE_LENGTH, MAX_LINE_QUANTITY, type PurchaseMethod } from '@qaima/schemas';
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

/** A note for the kitchen. The client script counts its characters and removes line breaks. */
function Note() {
  const { messages } = useSite();
  const { panel } = useMessages(cartMessages);
  return (
    <div className="note">
      <label htmlFor="line-note">
        {panel.note} <span className="optional">({messages.optional})</span>
      </label>
      <textarea
        id="line-note"
        name="note"
        rows={2}
        dir="auto"
        maxLength={MAX_LINE_NOTE_LENGTH}
        aria-describedby="line-note-fault line-note-hint"
      />
      <p className="fault" id="line-note-fault" />
      <p>
        <span id="line-note-hint" hidden>
          {panel.noteHint}
        </span>
        <bdi dir="ltr" data-count="" />
      </p>
    </div>
  );
}

/** A header that replaces the picture once it is scrolled out of view. The client script fills it in. */
const ScrolledHeader = () => (
  <div className="brief" aria-hidden="true">
    <img alt="" hidden />
    <p>
      <b dir="auto" />
      <span>
        <span data-chosen="" /> <b data-unit="" />
      </span>
    </p>
  </div>
);

/** The dates of a reservation; the client script counts the days, and reads the messages about wrong dates. */
function Dates() {
  const { language } = useSite();
  const { panel, reserve } = useMessages(cartMessages);
  const problems = Object.entries(BOOKING_PROBLEM_TEXTS).map(([problem, text]) => [`data-${problem}`, text[language]]);
  return (
    <div className="dates" {...Object.fromEntries(problems)}>
      <label>
        {panel.from}
        <input type="date" name="startDate" />
      </label>
      <label>
        {panel.to}
        <input type="date" name="endDate" />
      </label>
      <p>
        {reserve.quantity}: <output data-days="" />
      </p>
    </div>
  );
}

interface ItemPanelProps {
  /** Null if the menu takes neither orders nor reservations. The panel then only shows the item. */
  readonly method: PurchaseMethod | null;
}

/** A panel that all items share. The card that opens it fills it in. (docs/spec/public-site.md#item-panel) */
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
        <ScrolledHeader />
        <div className="inside">
          <a data-large="" aria-label={messages.enlarge}>
            <img alt="" hidden />
          </a>
          <div className="collage" hidden />
          <div className="name">
            <h2 id="item-sheet-title" dir="auto" tabIndex={-1} />
            <div data-marks="" />
          </div>
          <p className="about" dir="auto" />
          <ul className="facts" hidden />
          <p className="declaration" hidden />
          <div className="costs" />
          <fieldset className="choices" hidden>
            <legend>{panel.options}</legend>
          </fieldset>
          {method && <div className="extras" />}
          {method === 'reserve' && <Dates />}
          {method === 'order' && <Note />}
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
