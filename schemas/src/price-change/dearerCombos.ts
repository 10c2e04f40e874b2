/** Finds combos that a price change makes dearer than their items. (docs/spec/domain.md#price-changes) */
import type { Combo } from '../combo/combo.js';
import { comboParts } from '../combo/portions.js';
import { comboSaving } from '../combo/comboSavings.js';
import type { Item } from '../item/item.js';
import type { Thousandths } from '../money/money.js';
import { priceStepOf, type SteppedMenu } from '../money/priceStep.js';
import { repriced, type PriceRow } from './priceRows.js';

interface ComparedMenu extends SteppedMenu {
  readonly sections?: readonly { readonly items?: readonly Pick<Item, '_id' | 'price' | 'subItems' | 'sale'>[] }[];
  readonly combos?: readonly Pick<Combo, '_id' | 'price' | 'items' | 'portions' | 'choices'>[];
}

/**
 * The combos that cost more than their items after the change, but not before, by id, with the difference. A combo with
 * choices is skipped, because the price of its items depends on the guest.
 */
export function dearerCombos(
  { sections = [], combos = [], ...menu }: ComparedMenu,
  changes: readonly PriceRow[],
): ReadonlyMap<string, Thousandths> {
  const step = priceStepOf(menu);
  const items = new Map(sections.flatMap((section) => (section.items ?? []).map((item) => [item._id, item] as const)));
  const rowsOf = (kind: PriceRow['kind'], id: string | undefined) =>
    changes.filter((row) => row.kind === kind && row._id === id);
  return new Map(
    combos.flatMap((combo) => {
      const contained = (combo.items ?? []).flatMap(({ _id }) => items.get(_id) ?? []);
      if (contained.length === 0 || combo.choices?.length) return [];
      const savedBy = (price: number, of: typeof contained) =>
        comboSaving(price, comboParts(of, combo.portions), step)?.saved ?? 0;
      const [row] = rowsOf('combo', combo._id);
      const after = savedBy(
        row?.to ?? combo.price,
        contained.map((item) => ({ ...item, ...repriced(item, rowsOf('item', item._id)) })),
      );
      return after < 0 && savedBy(combo.price, contained) >= 0 ? [[combo._id, -after] as const] : [];
    }),
  );
}
