import {
  LIST_SEPARATOR,
  choiceProblemText,
  isUnavailable,
  lineDraft,
  lineProblemText,
  lineName,
  lineUnits,
  servingText,
  MAX_LINE_QUANTITY,
  priceBeforeSale,
  toThousandths,
  type Cart,
  type CartLine,
} from '@qaima/schemas';
import { menuLink } from '../../document/links.js';
import { useMessages, useSite, type Site } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { Money, useMoneyText } from '../../components/Money.js';
import { Photo } from '../../components/Photo.js';
import { Struck } from '../../components/Struck.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';
import { LineDetails, LineNote } from './LineDetails.js';

interface LineProps {
  readonly cart: Cart;
  readonly line: CartLine;
}

export interface RowProps extends LineProps {
  readonly index: number;
  /** Whether the cart is open. */
  readonly rty: boolean;
}

/** A line's quantity; in an open order with buttons that change it. */
function Quantity({ cart, line, rty }: Omit<RowProps, 'index'>) {
  const { language } = useSite();
  const moneyText = useMoneyText();
  const messages = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const units = lineUnits(line, method);
  if (method === 'reserve') return units > 0 && messages.days(units);
  if (!rty) return <bdi>{messages.pieces(units)}</bdi>;
  const name = lineName(line);
  const step = (by: -1 | 1, label: string, most: number) => (
    <button
      type="button"
      className="with-script"
      data-by={by}
      aria-label={label}
      aria-disabled={line.quantity === most || undefined}
    >
      <Icon name={by < 0 ? 'less' : 'more'} />
    </button>
  );
  const unitPrice = moneyText(toThousandths(line.price) / units);
  const label = [name, unitPrice].filter(Boolean).join(LIST_SEPARATOR[language]);
  return (
    <div className="stepper" role="group" aria-label={label}>
      {step(-1, messages.fewer(name), 1)}
      <b>{units}</b>
      {step(1, messages.more(name), MAX_LINE_QUANTITY)}
    </div>
  );
}

/**
 * A link that opens the line in the item panel on the menu page. Afterwards, the panel leads back to the cart. Lines
 * without choices have the link too: it lets the guest change the note.
 */
function EditLink({ cart, line, index }: Omit<RowProps, 'rty'>) {
  const { language } = useSite();
  const { edit } = useMessages(cartMessages);
  const menu = menuLink(cart.menu, language);
  return (
    <a className="edit with-script" href={`${menu}#line=${index}`} data-edit="" aria-label={edit.label(lineName(line))}>
      {edit.text}
    </a>
  );
}

/**
 * Actions for a line that can't be ordered: remove it, or choose something else on the menu, where it takes the place of
 * the line.
 */
function Mending({ cart, line, index }: Omit<RowProps, 'rty'>) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  const section = line.section ? `#${line.section._id}` : '';
  const target = purchaseMethodOf(cart) === 'order' ? `#replace=${index}` : section;
  return (
    <div className="mending with-script">
      <button className="act take-out" type="button" aria-label={messages.remove(lineName(line))}>
        {messages.removing}
      </button>
      <a className="act" href={menuLink(cart.menu, language) + target}>
        {messages.replace}
      </a>
    </div>
  );
}

function problemText(
  line: CartLine,
  { language, request }: Pick<Site, 'language' | 'request'>,
  timeZone: string | null | undefined,
): string | undefined {
  const { problem, choiceProblem, offer } = line;
  if (problem === 'choices' && choiceProblem) return choiceProblemText(choiceProblem)[language];
  if (offer)
    return `${lineProblemText('not-now', line)[language]}: ${servingText(offer, request.now, timeZone, language)}`;
  return problem && lineProblemText(problem, line)[language];
}

/**
 * The line's total. Two former totals can follow it: the total before a sale, and the total at the time when the guest
 * added the line. They are struck if they were higher: a struck lower price would read as a discount.
 */
function Cost({ line, cart }: LineProps) {
  const { messages } = useSite();
  const { priceBefore, priceRose } = useMessages(cartMessages);
  const full = priceBeforeSale(line, cart.totals, purchaseMethodOf(cart));
  const previous = line.previousPrice === undefined ? null : toThousandths(line.previousPrice);
  const now = toThousandths(line.price);
  const price = <Money amount={now} />;
  return (
    <>
      {isUnavailable(line) ? <s>{price}</s> : price}
      {full !== null && <Struck label={messages.oldPrice} amount={full} />}
      {previous !== null && previous !== full && previous > now && <Struck label={priceBefore} amount={previous} />}
      {previous !== null && previous < now && (
        <span className="before">
          {priceRose} <Money amount={previous} />
        </span>
      )}
    </>
  );
}

// The ARIA roles are explicit, because some browsers drop the roles of table rows that are displayed as a grid.
export function LineRow({ cart, line, index, rty }: RowProps) {
  const site = useSite();
  const messages = useMessages(cartMessages);
  const { problem, item } = line;
  const isOut = rty && isUnavailable(line);
  const name = lineName(line);
  const amount = rty && !isOut ? toThousandths(line.price) : undefined;
  return (
    <tr
      role="row"
      className={problem && 'in-the-way'}
      data-line={rty ? JSON.stringify(lineDraft(line)) : undefined}
      data-unit={amount === undefined ? undefined : amount / line.quantity}
      data-amount={amount}
      data-name={name}
      data-problem={problem}
    >
      <th role="rowheader" scope="row">
        {rty && item?.image && <Photo file={item.image} sizes="56px" upTo={160} className="thumb" />}
        <div>
          <LineDetails line={line} reserves={purchaseMethodOf(cart) === 'reserve'} />
          {problem && <strong>{problemText(line, site, cart.menu.settings.timeZone)}</strong>}
        </div>
        <LineNote note={line.note} />
      </th>
      <td role="cell" className="many">
        {isOut ? <Mending cart={cart} line={line} index={index} /> : <Quantity cart={cart} line={line} rty={rty} />}
        {rty && !isOut && <EditLink cart={cart} line={line} index={index} />}
      </td>
      <td role="cell" className="cost">
        <Cost line={line} cart={cart} />
      </td>
      {rty && (
        <td role="cell" className="with-script bin">
          {!isOut && (
            <button className="take-out" type="button" aria-label={messages.remove(name)}>
              <Ionicon name="trash-outline" otherwise="close-outline" />
            </button>
          )}
        </td>
      )}
    </tr>
  );
}
