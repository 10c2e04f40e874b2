import { isolateLtr, soldOutDay, type SizePrice } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteItem } from '../../document/siteTypes.js';
import { Money, useMoneyText } from '../../components/Money.js';
import { sizePricesOfItem } from './dishPrice.js';
import { soldOutClass } from './soldOutClass.js';
import { useContentLang } from '../../components/useContentLang.js';

/** A card shows this many sub-items. If at least `MIN_FOLDED_OPTIONS` more exist, these are collapsed. */
const VISIBLE_OPTIONS = 6;
const MIN_FOLDED_OPTIONS = 3;

interface Option {
  readonly title: string;
  readonly price: SizePrice | undefined;
  /** The text "sold out", with the day on which this ends if the day is known; null if the sub-item can be ordered. */
  readonly soldOut: string | null;
  readonly few: string | null;
  readonly className: ReturnType<typeof soldOutClass>;
}

function List({ options }: { readonly options: readonly Option[] }) {
  const own = useContentLang();
  const { messages } = useSite();
  const moneyText = useMoneyText();
  return (
    <ul className="options" aria-label={messages.options}>
      {options.map(({ title, price, soldOut, few, className }, index) => (
        <li
          key={index}
          className={className}
          // Paper has the price of what is sold out until a day.
          data-price={className === 'gone returns' ? isolateLtr(moneyText(price?.price)) : undefined}
        >
          <bdi {...own(title)}>{title}</bdi> {few && <small>{few} </small>}
          {soldOut ? <small>{soldOut}</small> : price && <Money amount={price.price} own={price.own} />}
        </li>
      ))}
    </ul>
  );
}

/** An item's sub-items with the least that each costs. */
export function SubItems({ item }: { readonly item: SiteItem }) {
  const { messages, data, language, request } = useSite();
  const { subItems = [] } = item;
  const timeZone = data.kind === 'menu' ? data.menu.settings?.timeZone : undefined;
  const soldOutText = (until: string | null | undefined) =>
    until ? messages.soldOutUntil(soldOutDay(until, new Date(request.now), timeZone, language)) : messages.soldOut;
  if (subItems.length === 0 || data.kind !== 'menu') return null;
  const prices = sizePricesOfItem(data.menu, item);
  const options = subItems.map((size, index): Option => ({
    title: size.title,
    price: prices[index],
    soldOut: size.soldOut ? soldOutText(size.soldOutUntil) : null,
    few: size.left == null || size.soldOut ? null : messages.lastOnes(size.left),
    className: soldOutClass(size),
  }));
  const more = options.slice(VISIBLE_OPTIONS);
  if (more.length < MIN_FOLDED_OPTIONS) return <List options={options} />;
  return (
    <>
      <List options={options.slice(0, VISIBLE_OPTIONS)} />
      <details className="rest">
        <summary>{messages.moreOptions(more.length)}</summary>
        <List options={more} />
      </details>
    </>
  );
}
