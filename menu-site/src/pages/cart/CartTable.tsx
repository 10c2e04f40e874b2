import {
  bookingDateParts,
  cartLineSchema,
  lineName,
  lineTitle,
  lineUnits,
  MAX_LINE_QUANTITY,
  toThousandths,
  type Cart,
  type CartLine,
} from '@qaima/schemas';
import { Fragment } from 'react';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Ionicon } from '../../components/Ionicon.js';
import { Money } from '../../components/Money.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';

const problems = cartLineSchema.properties.problem['x-options'];

/** A day as *weekday short, dd/mm/yyyy*. */
function Day({ date }: { readonly date: string | null | undefined }) {
  const { language } = useSite();
  const { weekday, date: figures } = bookingDateParts(date ?? '', language);
  return (
    <>
      {weekday}
      {language === 'ar' ? '،' : ','} <bdi dir="ltr">{figures}</bdi>
    </>
  );
}

/** A line's data for the client script, enough to restore it. */
const choiceOf = ({ item, combo, subItem, quantity, startDate, endDate }: CartLine) =>
  JSON.stringify({ item: item?._id, combo: combo?._id, subItem, quantity, startDate, endDate });

interface RowProps {
  readonly cart: Cart;
  readonly line: CartLine;
  readonly rty: boolean;
}

/** A line's quantity, with a stepper in an open order. */
function Quantity({ cart, line, rty }: RowProps) {
  const messages = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const units = lineUnits(line, method);
  if (method === 'reserve') return messages.days(units);
  if (!rty) return messages.pieces(units);
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
  return (
    <div className="stepper">
      {step(-1, messages.fewer(name), 1)}
      <b>{messages.pieces(units)}</b>
      {step(1, messages.more(name), MAX_LINE_QUANTITY)}
    </div>
  );
}

// Explicit roles: some browsers drop the roles of table rows displayed as grid.
function Row({ cart, line, rty }: RowProps) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  const { panel } = messages;
  const method = purchaseMethodOf(cart);
  const { problem } = line;
  const { title, option, contents } = lineTitle(line);
  const name = lineName(line);
  return (
    <tr
      role="row"
      className={problem && 'in-the-way'}
      data-line={rty ? choiceOf(line) : undefined}
      data-name={name}
      data-problem={problem}
    >
      <th role="rowheader" scope="row">
        <b dir="auto">{title}</b>
        {option && <span dir="auto">{option}</span>}
        {contents.length > 0 && (
          <span>
            {contents.map((item, index) => (
              <Fragment key={index}>
                {index > 0 && ' + '}
                <bdi>{item}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        {method === 'reserve' && line.startDate && (
          <span>
            {panel.from} <Day date={line.startDate} />
            <br />
            {panel.to} <Day date={line.endDate} />
          </span>
        )}
        {problem && <strong>{problems[problem][language]}</strong>}
      </th>
      <td role="cell" className="many">
        <Quantity cart={cart} line={line} rty={rty} />
      </td>
      <td role="cell" className="cost">
        <Money amount={toThousandths(line.price)} />
      </td>
      {rty && (
        <td role="cell" className="with-script bin">
          <button className="take-out" type="button" aria-label={messages.remove(name)}>
            <Ionicon name="trash-outline" otherwise="close-outline" />
          </button>
        </td>
      )}
    </tr>
  );
}

/** The lines of a cart and their total. (docs/spec/public-site.md#cart-page) */
export function CartTable({ cart, rty }: Omit<RowProps, 'line'>) {
  const messages = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const label = method === 'order' ? cart.menu.cartSettings.quantityLabel?.trim() : undefined;
  const total = toThousandths(cart.total);
  return (
    <table role="table" className={rty ? 'card cart-table open' : 'card cart-table'}>
      <caption className="sr">{messages[method].title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {messages.item}
          </th>
          <th role="columnheader" scope="col">
            <bdi>{label || messages[method].quantity}</bdi>
          </th>
          <th role="columnheader" scope="col">
            {messages.price}
          </th>
          {rty && (
            <td role="cell" className="with-script">
              <span className="sr">{messages.removing}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {cart.items.map((line, index) => (
          <Row key={index} cart={cart} line={line} rty={rty} />
        ))}
      </tbody>
      {total >= 5 && (
        <tfoot role="rowgroup">
          <tr role="row">
            <th role="rowheader" scope="row" colSpan={2}>
              {messages.total}
            </th>
            <td role="cell" colSpan={rty ? 2 : 1} data-total="">
              <Money amount={total} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
