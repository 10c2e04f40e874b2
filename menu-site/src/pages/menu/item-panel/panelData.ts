/**
 * Writes data for the item panel that the cards do not contain. The groups of extras are written once per menu; for
 * each card, the data tells which groups it offers. (docs/spec/public-site.md#extras-in-the-item-panel)
 */
import {
  choiceProblems,
  extraUsesOf,
  initialChoices,
  isBelowMinimum,
  isInitialLeast,
  type ExtraGroup,
  type ExtraUse,
  type OfferedGroup,
} from '@qaima/schemas';
import type { SiteCombo, SiteItem, SiteMenu } from '../../../document/siteTypes.js';
import { groupsOfCombo } from './comboGroups.js';
import { fullGroups, groupsOfProfile, type PanelData, type PanelGroup, type PanelProfile } from './panelGroups.js';

interface MenuPanelData {
  readonly data: PanelData;
  /** The groups of `data` with all values. */
  readonly groups: readonly ExtraGroup[];
  readonly profileIndexes: ReadonlyMap<string, number>;
}

/** Whether a card's button adds at once, or opens the panel because something must be chosen. */
export type AddMode = 'at-once' | 'by-choice';

function profileOf(item: SiteItem, uses: NonNullable<PanelProfile['extras']>): PanelProfile | null {
  const subItems = item.subItems ?? [];
  const initial = subItems.findIndex((subItem) => subItem.initial === true);
  if (uses.length === 0 && initial <= 0) return null;
  const codes = subItems.map(({ code }) => (code ? { code } : {}));
  return {
    ...(uses.length > 0 ? { extras: uses } : {}),
    ...(uses.length > 0 && subItems.length > 0 ? { subItems: codes } : {}),
    ...(initial > 0 ? { initial } : {}),
  };
}

/** A group without hidden extras, kitchen titles and default values. */
const panelGroup = (group: ExtraGroup): PanelGroup => ({
  ...group,
  extras: group.extras
    .filter(({ hide }) => !hide)
    .map(({ kitchenTitle: _kitchen, price, initial, soldOut, hide: _hide, ...extra }) => ({
      ...extra,
      ...(price === 0 ? {} : { price }),
      ...(initial === 0 ? {} : { initial }),
      ...(soldOut ? { soldOut } : {}),
    })),
});

/** Whether a use offers its group unchanged. Stored uses have empty lists for what they do not override. */
const overridesNothing = ({ group: _group, ...overrides }: ExtraUse) =>
  Object.values(overrides).every((value) => Array.isArray(value) && value.length === 0);

/** The group uses of an item. A use that overrides nothing is shortened to the index of its group. */
const compactUses = (uses: readonly ExtraUse[], groups: readonly ExtraGroup[]) =>
  uses.map((use) => (overridesNothing(use) ? groups.findIndex(({ _id }) => _id === use.group) : use));

function collect(menu: SiteMenu): MenuPanelData {
  const items = menu.sections.flatMap((section) =>
    section.items.map((item) => ({ item, uses: extraUsesOf(item, section) })),
  );
  const used = new Set(items.flatMap(({ uses }) => uses.map(({ group }) => group)));
  const groups = (menu.extraGroups ?? []).filter(({ _id }) => used.has(_id));
  const known = new Set(groups.map(({ _id }) => _id));
  const indexes = new Map<string, number>();
  const profileIndexes = new Map<string, number>();
  const profiles: PanelProfile[] = [];
  for (const { item, uses } of items) {
    const offered = uses.filter(({ group }) => known.has(group));
    const profile = profileOf(item, compactUses(offered, groups));
    if (!profile) continue;
    const key = JSON.stringify(profile);
    const index = indexes.get(key) ?? profiles.push(profile) - 1;
    indexes.set(key, index);
    profileIndexes.set(item._id, index);
  }
  const itemsById = new Map(items.map(({ item }) => [item._id, item]));
  const combos = menu.combos.flatMap((combo) =>
    combo.choices?.length ? [[combo._id, groupsOfCombo(combo, itemsById)] as const] : [],
  );
  const data = { groups: groups.map(panelGroup), profiles, combos: Object.fromEntries(combos) };
  return { data, groups: fullGroups(data), profileIndexes };
}

const collected = new WeakMap<SiteMenu, MenuPanelData>();

/** The item panel's data of a menu. It is cached, because each card reads it. */
function panelDataOf(menu: SiteMenu): MenuPanelData {
  const known = collected.get(menu);
  if (known) return known;
  const fresh = collect(menu);
  collected.set(menu, fresh);
  return fresh;
}

/**
 * The data for the page; null if all cards are complete without it.
 * @param dayOf formats the day on which an extra is available again. The browser has no texts for that
 */
export function panelData(menu: SiteMenu, dayOf: (until: string) => string): PanelData | null {
  const { data } = panelDataOf(menu);
  if (data.profiles.length === 0 && Object.keys(data.combos).length === 0) return null;
  const withDay = <T extends { readonly soldOutUntil?: string | null }>(extra: T): T =>
    extra.soldOutUntil ? { ...extra, soldOutUntil: dayOf(extra.soldOutUntil) } : extra;
  const combos = Object.entries(data.combos).map(
    ([id, groups]) => [id, groups.map((group) => ({ ...group, extras: group.extras.map(withDay) }))] as const,
  );
  const groups = data.groups.map((group) => ({ ...group, extras: group.extras.map(withDay) }));
  return { ...data, groups, combos: Object.fromEntries(combos) };
}

/** The `data-profile` of an item's card; undefined if the panel needs only the card's content. */
export const profileIndex = (menu: SiteMenu, item: SiteItem): number | undefined =>
  panelDataOf(menu).profileIndexes.get(item._id);

/** All groups of extras that the items of a menu offer. */
export const offeredGroupsOf = (menu: SiteMenu): readonly PanelGroup[] => panelDataOf(menu).data.groups;

/** What an item offers of these groups, with its `data-profile`. */
export function offeredProfile(menu: SiteMenu, item: SiteItem) {
  const index = profileIndex(menu, item);
  return index === undefined ? null : { index, profile: panelDataOf(menu).data.profiles[index] };
}

/**
 * The groups of extras that an item offers.
 * @param size the index of the sub-item; null without one
 */
export function groupsOfItem(menu: SiteMenu, item: SiteItem, size: number | null): readonly OfferedGroup[] {
  const { data, groups } = panelDataOf(menu);
  const index = profileIndex(menu, item);
  return index === undefined ? [] : groupsOfProfile(data.profiles[index] ?? {}, groups, size);
}

/** The choices of a combo of the menu as groups of extras. */
export const groupsOfMenuCombo = (menu: SiteMenu, { _id }: SiteCombo): readonly OfferedGroup[] =>
  panelDataOf(menu).data.combos[_id] ?? [];

/**
 * What an item's button does. It opens the panel if the item has sub-items, or if its initial extras are not a valid
 * choice or cost more than the shown price.
 */
export function addModeOfItem(menu: SiteMenu, item: SiteItem): AddMode {
  if ((item.subItems ?? []).length > 0) return 'by-choice';
  const groups = groupsOfItem(menu, item, null);
  return choiceProblems(groups, initialChoices(groups)).length === 0 && isInitialLeast(groups)
    ? 'at-once'
    : 'by-choice';
}

/** Whether a choice of a combo has too little left to choose from. */
export const lacksChoice = (menu: SiteMenu, combo: SiteCombo): boolean =>
  groupsOfMenuCombo(menu, combo).some(isBelowMinimum);

/** A combo needs the panel if it has choices. */
export const addModeOfCombo = (combo: SiteCombo): AddMode =>
  (combo.choices ?? []).length > 0 ? 'by-choice' : 'at-once';
