import {
  comboContents,
  LIST_SEPARATOR,
  lineTitle,
  lineUnits,
  priceBeforeSale,
  toThousandths,
  withoutExtra,
  type CartLine,
  type Language,
} from '@qaima/schemas';
import { BookingDates } from '../../components/BookingDates.js';
import { Icon } from '../../components/Icon.js';
import { IncludedTaxes } from '../../components/IncludedTaxes.js';
import { Money } from '../../components/Money.js';
import { Struck } from '../../components/Struck.js';
import { SumAmount, SumLabel } from '../../components/SumAmount.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { cartMessages, purchaseMethodOf, type CartMessages } from '../../i18n/cart.js';
import { QUOTATION_MARKS } from '../../i18n/quotation.js';
import { CustomerDetails } from '../../components/CustomerDetails.js';
import { orderMessages } from './messages.js';
import type { OrderCart } from './orderView.js';

/** A line's sub-item, the contents of its combo, its extras, and those that were taken out. */
function detailsOf(line: CartLine, language: Language, hasOption: boolean): readonly string[] {
  const { option } = lineTitle(line);
  const extras = (line.choices ?? []).map(({ title, quantity }) => (quantity > 1 ? `${quantity}× ${title}` : title));
  const removed = (line.deselected ?? []).map(({ title }) => withoutExtra(title, language));
  return [...(option && !hasOption ? [option] : []), ...comboContents(line), ...extras, ...removed];
}

/** What was chosen of a line, and its note. @param hasOption whether the size is named elsewhere */
export function LineChoices({ line, hasOption = false }: { readonly line: CartLine; readonly hasOption?: boolean }) {
  const { language } = useSite();
  const own = useContentLang();
  const details = detailsOf(line, language, hasOption);
  const comma = LIST_SEPARATOR[language];
  const [before, after] = QUOTATION_MARKS[language];
  return (
    <>
      {details.length > 0 && (
        <small>
          {details.map((text, index) => (
            <span key={index}>
              {index > 0 && comma}
              <bdi {...own(text)}>{text}</bdi>
            </span>
          ))}
        </small>
      )}
      {line.note && (
        <small>
          {before}
          <bdi {...own(line.note)}>{line.note}</bdi>
          {after}
        </small>
      )}
    </>
  );
}

function Line({ line, cart }: { readonly line: CartLine; readonly cart: OrderCart }) {
  const { messages } = useSite();
  const own = useContentLang();
  const full = priceBeforeSale(line, cart.totals, purchaseMethodOf(cart));
  const { title } = lineTitle(line);
  const { startDate, endDate } = line;
  return (
    <li>
      <b>{!startDate && <bdi dir="ltr">×{line.quantity}</bdi>}</b>
      <div>
        <span dir="auto" {...own(title)}>
          {title}
        </span>
        <LineChoices line={line} />
        {startDate && (
          <small>
            <BookingDates from={startDate} to={endDate} />
          </small>
        )}
      </div>
      <span className="cost">
        <Money amount={toThousandths(line.price)} />
        {full !== null && <Struck label={messages.oldPrice} amount={full} />}
      </span>
    </li>
  );
}

/**
 * How much was ordered: the pieces of an order, the days of a reservation. Lines of a reservation may share days, so
 * several are counted themselves.
 */
function amountOf(cart: OrderCart, words: CartMessages): string {
  const { items } = cart;
  const [first, ...others] = items;
  if (purchaseMethodOf(cart) === 'order')
    return words.pieceCount(items.reduce((sum, { quantity }) => sum + quantity, 0));
  return first && others.length === 0 ? words.days(lineUnits(first, 'reserve')) : words.pieceCount(items.length);
}

/** The order itself, collapsed: its lines, the parts of the total, and the guest's details. */
export function OrderLines({ cart, isOpen }: { readonly cart: OrderCart; readonly isOpen: boolean }) {
  const messages = useMessages(orderMessages);
  const words = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const parts = cart.totals && cart.totals.length > 1 ? cart.totals : [];
  return (
    <details id="ordered" className="card what" open={isOpen}>
      <summary>
        <h2>
          {messages.order[method]} · {amountOf(cart, words)}
        </h2>
        <b>
          <Money amount={toThousandths(cart.total)} />
        </b>
        <Icon name="down" />
      </summary>
      <ul>
        {cart.items.map((line, index) => (
          <Line key={index} line={line} cart={cart} />
        ))}
      </ul>
      {parts.length > 0 && (
        <dl className="parts">
          {parts.map((part, index) => (
            <div key={index}>
              <dt>
                <SumLabel {...part} />
              </dt>
              <dd>
                <SumAmount {...part} />
              </dd>
            </div>
          ))}
          <div className="whole">
            <dt>{words.total}</dt>
            <dd>
              <SumAmount kind="items" amount={cart.total} />
            </dd>
          </div>
        </dl>
      )}
      <IncludedTaxes cart={cart} />
      <CustomerDetails cart={cart} />
    </details>
  );
}
