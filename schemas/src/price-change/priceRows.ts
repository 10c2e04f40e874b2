/**
 * The prices of a menu that a price change affects. Browser and server share this module.
 * (docs/spec/domain.md#price-changes)
 */
import { fingerprint } from '../core/editConflict.js';
import { isRecord } from '../core/typeGuards.js';
import type { Combo } from '../combo/combo.js';
import type { ExtraGroup } from '../extra-group/extra-group.js';
import type { ExtraUse } from '../extra-group/extraUse.js';
import type { Item } from '../item/item.js';
import type { CurrencyCode } from '../money/currency.js';
import { fromThousandths, toThousandths } from '../money/money.js';
import { changedPrice, type PriceRule, type UnchangedReason } from './changedPrice.js';

/** A part of a menu that contains prices. */
export type PricedKind = 'item' | 'combo' | 'section' | 'extraGroup';

/** A price before and after the change, in currency units. */
export interface PriceRow {
  readonly kind: PricedKind;
  /** The id of the item, combo, section or group that contains the price. */
  readonly _id: string;
  /** A JSON pointer to the price inside this part of the menu. */
  readonly path: string;
  readonly title: string;
  /** The size or extra that has the price. */
  readonly part?: string;
  readonly from: number;
  readonly to: number;
  readonly unchanged?: UnchangedReason;
}

export interface PriceScope extends PriceRule {
  /**
   * The ids of items. If `sections` is given too, their items are also in the scope. If both are absent, the whole menu
   * is.
   */
  readonly items?: readonly string[] | undefined;
  readonly sections?: readonly string[] | undefined;
  /** The ids of combos whose own prices change too. What their choices add to the price stays. */
  readonly combos?: readonly string[] | undefined;
  /** Whether prices of sub-items change too; the default is true. */
  readonly subItems?: boolean | undefined;
  /** Whether prices of the extras that the items offer change too; the default is false. */
  readonly extras?: boolean | undefined;
}

type PricedItem = Pick<Item, '_id' | 'title' | 'price' | 'askPrice' | 'subItems' | 'extras'>;

interface PricedGroup extends Pick<ExtraGroup, '_id' | 'title'> {
  readonly extras: readonly Pick<ExtraGroup['extras'][number], '_id' | 'title' | 'price' | 'prices'>[];
}

interface PricedSection {
  readonly _id: string;
  readonly title: string;
  readonly extras?: readonly ExtraUse[] | undefined;
  readonly items?: readonly PricedItem[] | undefined;
}

export interface PricedMenu {
  readonly currency?: CurrencyCode;
  readonly sections?: readonly PricedSection[] | undefined;
  readonly combos?: readonly Pick<Combo, '_id' | 'title' | 'price'>[] | undefined;
  readonly extraGroups?: readonly PricedGroup[] | undefined;
}

type Found = Omit<PriceRow, 'to' | 'unchanged'>;

/**
 * The price of an item, or those of its sub-items. The item's own price beside sub-items is never shown or charged, nor
 * any of an item at market price.
 */
function itemPrices(item: PricedItem, withSubItems: boolean): Found[] {
  if (item.askPrice) return [];
  const own = { kind: 'item', _id: item._id, title: item.title } as const;
  const sizes = item.subItems ?? [];
  if (sizes.length === 0) return [{ ...own, path: '/price', from: item.price }];
  return sizes.flatMap(({ title, price }, index) =>
    withSubItems ? [{ ...own, path: `/subItems/${index}/price`, part: title, from: price }] : [],
  );
}

/** The prices of extras that one item or section overrides. */
function usePrices(
  owner: Pick<PriceRow, 'kind' | '_id' | 'title'>,
  uses: readonly ExtraUse[],
  titles: ReadonlyMap<string, string>,
): Found[] {
  return uses.flatMap(({ prices = [] }, use) =>
    prices.map(({ extra, price }, index) => ({
      ...owner,
      path: `/extras/${use}/prices/${index}/price`,
      part: titles.get(extra) ?? '',
      from: price,
    })),
  );
}

const comboPrices = (menu: PricedMenu, ids: readonly string[]): Found[] =>
  (menu.combos ?? []).flatMap(({ _id, title, price }) =>
    ids.includes(_id) ? [{ kind: 'combo' as const, _id, title, path: '/price', from: price }] : [],
  );

const groupPrices = (group: PricedGroup): Found[] =>
  group.extras.flatMap(({ title, price, prices = [] }, extra) => {
    const own = { kind: 'extraGroup', _id: group._id, title: group.title } as const;
    const path = `/extras/${extra}`;
    return [
      { ...own, path: `${path}/price`, part: title, from: price },
      ...prices.map((size, index) => ({
        ...own,
        path: `${path}/prices/${index}/price`,
        part: `${title} (${size.size})`,
        from: size.price,
      })),
    ];
  });

/** All prices in the scope, in the menu's order, including those that do not change. Prices of 0 are left out. */
export function priceRows(menu: PricedMenu, scope: PriceScope): PriceRow[] {
  const { items, sections, combos = [], subItems = true, extras = false } = scope;
  const isWhole = items === undefined && sections === undefined;
  const [named, within] = [new Set(items), new Set(sections)];
  const extraTitles = new Map(
    (menu.extraGroups ?? []).flatMap((group) => group.extras.map(({ _id = '', title }) => [_id, title] as const)),
  );
  const groups = new Set<string>();
  const noteUses = (uses: readonly ExtraUse[] = []) => uses.forEach(({ group }) => groups.add(group));
  const found: Found[] = [];
  for (const section of menu.sections ?? []) {
    const isIn = isWhole || within.has(section._id);
    const chosen = (section.items ?? []).filter(({ _id }) => isIn || named.has(_id));
    if (chosen.length > 0) noteUses(section.extras);
    for (const item of chosen) {
      noteUses(item.extras);
      found.push(...itemPrices(item, subItems));
      if (extras)
        found.push(...usePrices({ kind: 'item', _id: item._id, title: item.title }, item.extras ?? [], extraTitles));
    }
    if (extras && isIn)
      found.push(
        ...usePrices({ kind: 'section', _id: section._id, title: section.title }, section.extras ?? [], extraTitles),
      );
  }
  found.push(...comboPrices(menu, combos));
  if (extras)
    found.push(...(menu.extraGroups ?? []).filter(({ _id }) => isWhole || groups.has(_id)).flatMap(groupPrices));
  return found
    .filter(({ from }) => from > 0)
    .map((row) => {
      const { to, unchanged } = changedPrice(toThousandths(row.from), scope, menu.currency);
      return { ...row, to: fromThousandths(to), ...(unchanged ? { unchanged } : {}) };
    });
}

/** The rows whose price changes. */
export const changedRows = (rows: readonly PriceRow[]): readonly PriceRow[] =>
  rows.filter(({ unchanged }) => unchanged === undefined);

/** A hash of a list of changes. The owner sends it, so that the server applies exactly the list that the owner saw. */
export const priceChangesHash = (changes: readonly PriceRow[]): string =>
  fingerprint(changes.map(({ kind, _id, path, from, to }) => [kind, _id, path, from, to]));

function setAt(value: unknown, [key = '', ...rest]: readonly string[], to: number): unknown {
  const next = (inside: unknown): unknown => (rest.length === 0 ? to : setAt(inside, rest, to));
  if (Array.isArray(value)) return value.map((one: unknown, index) => (String(index) === key ? next(one) : one));
  return isRecord(value) ? { ...value, [key]: next(value[key]) } : value;
}

/**
 * The properties of an item, combo, section or group that these changes alter. Each is returned as a whole, with the
 * new prices.
 */
export function repriced(entity: object, changes: readonly Pick<PriceRow, 'path' | 'to'>[]): Record<string, unknown> {
  const whole = changes.reduce<unknown>((one, { path, to }) => setAt(one, path.split('/').slice(1), to), entity);
  const names = new Set(changes.map(({ path }) => path.split('/')[1] ?? ''));
  return Object.fromEntries(Object.entries(isRecord(whole) ? whole : {}).filter(([name]) => names.has(name)));
}
