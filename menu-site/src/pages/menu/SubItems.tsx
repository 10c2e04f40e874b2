import { formatMoney, isolateLtr, soldOutDay, subItemSalePrices, type Thousandths } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteItem } from '../../document/siteTypes.js';
import { Money } from '../../components/Money.js';
import { soldOutClass } from './soldOutClass.js';
import { useContentLang } from '../../components/useContentLang.js';

/** A card shows this many sub-items. If at least `MIN_FOLDED_OPTIONS` more exist, these are collapsed. */
const VISIBLE_OPTIONS = 6;
const MIN_FOLDED_OPTIONS = 3;

interface Option {
  readonly title: string;
  readonly price: Thousandths | null;
  /** The text "sold out", with the day on which this ends if the day is known; null if the sub-item can be ordered. */
  readonly soldOut: string | null;
  readonly className: ReturnType<typeof soldOutClass>;
}

function List({ options }: { readonly options: readonly Option[] }) {
  const own = useContentLang();
  const { messages, currency, language } = useSite();
  return (
    <ul className="options" aria-label={messages.options}>
      {options.map(({ title, price, soldOut, className }, index) => (
        <li
          key={index}
          className={className}
          // Paper has the price of what is sold out until a day.
          data-price={className === 'gone returns' ? isolateLtr(formatMoney(price, currency, language)) : undefined}
        >
          <bdi {...own(title)}>{title}</bdi> {soldOut ? <small>{soldOut}</small> : <Money amount={price} rounded />}
        </li>
      ))}
    </ul>
  );
}

/** An item's sub-items with their current prices. */
export function SubItems({ item }: { readonly item: SiteItem }) {
  const { messages, data, language, request } = useSite();
  const { subItems = [] } = item;
  const timeZone = data.kind === 'menu' ? data.menu.settings?.timeZone : undefined;
  const soldOutText = (until: string | null | undefined) =>
    until ? messages.soldOutUntil(soldOutDay(until, new Date(request.now), timeZone, language)) : messages.soldOut;
  if (subItems.length === 0) return null;
  const prices = subItemSalePrices(item);
  const options = subItems.map((size, index): Option => ({
    title: size.title,
    price: prices[index] ?? null,
    soldOut: size.soldOut ? soldOutText(size.soldOutUntil) : null,
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
