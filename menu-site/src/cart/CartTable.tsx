import { bookingDateParts, cartLineShape, lineUnits, toThousandths, type Cart, type CartLine } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import { Icon } from '../ui/Icon.js';
import { Money } from '../ui/Money.js';
import { methodOf, useCartWords } from './words.js';

const problems = cartLineShape.properties.problem['x-options'];

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

/** What a line is, for the script: enough to put it back. */
const choiceOf = ({ item, subItem, quantity, startDate, endDate }: CartLine) =>
  JSON.stringify({ item: item._id, subItem, quantity, startDate, endDate });

interface RowProps {
  readonly cart: Cart;
  readonly line: CartLine;
  readonly rty: boolean;
}

function Row({ cart, line, rty }: RowProps) {
  const { language } = useSite();
  const words = useCartWords();
  const { panel } = words;
  const method = methodOf(cart);
  const { item, subItem, problem } = line;
  const option = subItem == null ? undefined : item.subItems?.[subItem]?.title;
  const name = [item.title, option].filter(Boolean).join(' - ');
  const units = lineUnits(line, method);
  return (
    <tr
      className={problem && 'in-the-way'}
      data-line={rty ? choiceOf(line) : undefined}
      data-name={name}
      data-problem={problem}
    >
      <th scope="row">
        <b dir="auto">{item.title}</b>
        {option && <span dir="auto">{option}</span>}
        {method === 'reserve' && line.startDate && (
          <span>
            {panel.from} <Day date={line.startDate} />
            <br />
            {panel.to} <Day date={line.endDate} />
          </span>
        )}
        {problem && <strong>{problems[problem][language]}</strong>}
      </th>
      <td>{method === 'reserve' ? words.days(units) : words.pieces(units)}</td>
      <td>
        <Money amount={toThousandths(line.price)} />
      </td>
      {rty && (
        <td className="with-script">
          <button className="take-out" type="button" aria-label={words.remove(name)}>
            <Icon name="close" />
          </button>
        </td>
      )}
    </tr>
  );
}

/** The lines of a cart and what they cost together. (Public specification, section 2.) */
export function CartTable({ cart, rty }: Omit<RowProps, 'line'>) {
  const words = useCartWords();
  const method = methodOf(cart);
  const label = method === 'order' ? cart.menu.cartSettings.quantityLabel?.trim() : undefined;
  const total = toThousandths(cart.total);
  return (
    <table className={rty ? 'card cart-table open' : 'card cart-table'}>
      <caption className="sr">{words[method].title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.item}</th>
          <th scope="col">
            <bdi>{label || words[method].quantity}</bdi>
          </th>
          <th scope="col">{words.price}</th>
          {rty && (
            <td className="with-script">
              <span className="sr">{words.removing}</span>
            </td>
          )}
        </tr>
      </thead>
      <tbody>
        {cart.items.map((line, index) => (
          <Row key={index} cart={cart} line={line} rty={rty} />
        ))}
      </tbody>
      {total >= 5 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {words.total}
            </th>
            <td colSpan={rty ? 2 : 1}>
              <Money amount={total} />
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
