import {
  DEFAULT_RECEIVE_ICON,
  isAtVenue,
  MAIN_PLACE,
  issueMessage,
  requiredFieldFor,
  schemaLabel,
  type Cart,
  type ReceiveOption,
  type Schema,
} from '@qaima/schemas';
import { FromOpening } from '../../components/FromOpening.js';
import { Ionicon } from '../../components/Ionicon.js';
import { receiveTime } from '../../components/receiveTime.js';
import { areTiles } from '../../components/receiveTiles.js';
import { ReceiveFee } from '../../components/ReceiveFee.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../../i18n/cart.js';

/** Whether a receive option needs no address. Its kind decides; older options without a kind are judged by their icon. */
export const needsNoAddress = ({ kind, ionIcon }: ReceiveOption) => (kind ? kind !== 'delivery' : isAtVenue(ionIcon));

/** The address at which the order is collected, if the venue has one place only. */
function onlyPlace({ kind }: ReceiveOption, { menu }: Cart): string | undefined {
  const [only, ...others] = menu.pickupPlaces ?? [];
  return kind === 'pickup' && others.length === 0 ? only?.title : undefined;
}

/**
 * Whether the option requires a table of this order, and the cart has no table yet: the guest must scan its code. Until
 * then the option can't be chosen, unless it is the only one: then the field of the table says what to do.
 */
const needsScan = ({ kind }: ReceiveOption, cart: Cart): boolean =>
  cart.menu.hasTables === true &&
  requiredFieldFor(kind, purchaseMethodOf(cart)) === 'table' &&
  cart.table?.label === undefined;

/**
 * The options with their indices. At a table, whose code opened the cart, only dine-in is offered. For a table that was
 * scanned later, the client script does the same.
 */
export function offeredOptions(cart: Cart): readonly (readonly [index: number, option: ReceiveOption])[] {
  const options = [...cart.menu.orderReceiveOptions.entries()];
  const seats = options.filter(([, { kind }]) => requiredFieldFor(kind, purchaseMethodOf(cart)) === 'table');
  return cart.table?.label !== undefined && seats.length > 0 ? seats : options;
}

interface ReceiveProps {
  readonly cart: Cart;
  readonly schema: Schema;
}

/** The time until the order is received. */
function Time({ cart, text }: { readonly cart: Cart; readonly text: string | undefined }) {
  if (!text) return null;
  return (
    <small>
      {text}
      <FromOpening menu={cart.menu} />
    </small>
  );
}

/** The menu's receive options as radio buttons. */
export function ReceiveChoice({ cart, schema }: ReceiveProps) {
  const { language, messages } = useSite();
  const texts = useMessages(cartMessages);
  const own = useContentLang();
  const offered = offeredOptions(cart);
  const options = offered.map(([, option]) => option);
  if (options.length === 0) return null;
  const isOptional = purchaseMethodOf(cart) === 'reserve';
  const isSeated = options.length < cart.menu.orderReceiveOptions.length;
  return (
    <fieldset
      className={['field receive-choice', areTiles(options) && 'tiles', isSeated && options.length === 1 && 'decided']
        .filter(Boolean)
        .join(' ')}
    >
      <legend>
        <h2>{schemaLabel(schema, language)}</h2>
        {isOptional && <span className="optional"> ({messages.optional})</span>}
      </legend>
      {offered.map(([index, option]) => (
        <label key={index}>
          <input
            type="radio"
            name="receiveOption"
            value={index}
            defaultChecked={!isOptional && options.length === 1}
            aria-describedby="field-receiveOption-fault"
            data-collected={needsNoAddress(option) || undefined}
            // The client script offers the option again if the code was scanned in this tab.
            disabled={needsScan(option, cart) && options.length > 1}
            data-kind={option.kind}
            data-pickup={option.kind === 'pickup' || undefined}
            data-requires={requiredFieldFor(option.kind, purchaseMethodOf(cart)) ?? undefined}
            data-blank={
              isOptional
                ? undefined
                : issueMessage({ path: '', keyword: 'required', params: {}, blank: true, schema }, language)
            }
          />
          <Ionicon name={option.ionIcon} otherwise={DEFAULT_RECEIVE_ICON} />
          <span>
            <b dir="auto" {...own(option.title)}>
              {option.title}
            </b>
            <Time cart={cart} text={receiveTime(option, cart.menu, texts)} />
            <ReceiveFee option={option} />
            {[option.description, onlyPlace(option, cart)].map(
              (text, line) =>
                text && (
                  <small key={line} dir="auto" {...own(text)}>
                    {text}
                  </small>
                ),
            )}
            {needsScan(option, cart) && <small className="scan">{texts.table.byCode}</small>}
          </span>
        </label>
      ))}
      {options.length > 1 && options.some((option) => needsScan(option, cart)) && (
        <small className="scan">{texts.table.hint}</small>
      )}
      <p className="fault" id="field-receiveOption-fault" />
    </fieldset>
  );
}

/** The branch at which a pickup order is collected, if the venue has several. The client script shows the field. */
export function BranchChoice({ cart }: { readonly cart: Cart }) {
  const { branch: texts } = useMessages(cartMessages);
  const own = useContentLang();
  const places = cart.menu.pickupPlaces ?? [];
  if (places.length < 2) return null;
  return (
    <div className="field" hidden>
      <label htmlFor="field-branch">{texts.label}</label>
      <div className="control">
        <select
          id="field-branch"
          name="branch"
          defaultValue=""
          aria-describedby="field-branch-fault"
          data-blank={texts.blank}
          data-away={texts.away}
        >
          <option value="">{texts.choose}</option>
          {places.map(({ _id, title }) => (
            <option key={_id} value={_id} {...own(title)}>
              {_id === MAIN_PLACE ? `${title} (${texts.main})` : title}
            </option>
          ))}
        </select>
      </div>
      <p className="fault" id="field-branch-fault" />
    </div>
  );
}
