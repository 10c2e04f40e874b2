import { subItemSalePrices } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import type { SiteItem } from '../site.js';
import { Money } from '../ui/Money.js';

/** The sub-items of an item with what each costs now. */
export function Options({ item }: { readonly item: SiteItem }) {
  const { words } = useSite();
  const { subItems = [] } = item;
  if (subItems.length === 0) return null;
  const prices = subItemSalePrices(item);
  return (
    <ul className="options" aria-label={words.options}>
      {subItems.map(({ title }, index) => (
        <li key={index}>
          <bdi>{title}</bdi> <Money amount={prices[index] ?? null} />
        </li>
      ))}
    </ul>
  );
}
