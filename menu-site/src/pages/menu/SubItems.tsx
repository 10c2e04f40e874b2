import { subItemSalePrices, type Thousandths } from '@qaima/schemas';
import { useSite } from '../../document/siteContext.js';
import type { SiteItem } from '../../document/siteTypes.js';
import { Money } from '../../components/Money.js';
import { useContentLang } from '../../components/useContentLang.js';

/** A card shows this number of sub-items. The others are collapsed if there are at least `MIN_FOLDED_OPTIONS`. */
const VISIBLE_OPTIONS = 6;
const MIN_FOLDED_OPTIONS = 3;

type Priced = readonly [title: string, price: Thousandths | null];

function List({ options }: { readonly options: readonly Priced[] }) {
  const own = useContentLang();
  const { messages } = useSite();
  return (
    <ul className="options" aria-label={messages.options}>
      {options.map(([title, price], index) => (
        <li key={index}>
          <bdi {...own(title)}>{title}</bdi> <Money amount={price} />
        </li>
      ))}
    </ul>
  );
}

/** An item's sub-items with their current prices. */
export function SubItems({ item }: { readonly item: SiteItem }) {
  const { messages } = useSite();
  const { subItems = [] } = item;
  if (subItems.length === 0) return null;
  const prices = subItemSalePrices(item);
  const options = subItems.map(({ title }, index): Priced => [title, prices[index] ?? null]);
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
