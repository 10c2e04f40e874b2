/**
 * What the item panel needs beyond a card's content: groups of extras, once per menu, and which of them a card offers.
 * (docs/spec/public-site.md#extras-in-the-item-panel)
 */
import {
  choiceProblems,
  extraUsesOf,
  initialChoices,
  offeredGroups,
  toThousandths,
  type ComboChoice,
  type ExtraGroup,
  type ItemWithExtras,
  type OfferedExtra,
  type OfferedGroup,
} from '@qaima/schemas';
import type { SiteCombo, SiteItem, SiteMenu } from '../../../document/siteTypes.js';

/** Equal for many items of a menu, so that the page has it once. */
export interface PanelProfile extends ItemWithExtras {
  /** The index of the sub-item that is chosen at first; absent: the first. */
  readonly initial?: number;
}

/** The page's data for the panel. */
export interface PanelData {
  readonly groups: readonly ExtraGroup[];
  /** By the `data-profile` of a card. */
  readonly profiles: readonly PanelProfile[];
  /** The choices of combos by id, as groups: an extra is an item, or one of its sub-items. */
  readonly combos: Readonly<Record<string, readonly OfferedGroup[]>>;
}

interface MenuPanelData {
  readonly data: PanelData;
  readonly profileIndexes: ReadonlyMap<string, number>;
}

/** How a card's button adds: at once, or in the panel because something must be chosen. */
export type AddMode = 'at-once' | 'by-choice';

function profileOf(item: SiteItem, uses: PanelProfile['extras']): PanelProfile | null {
  const subItems = item.subItems ?? [];
  const initial = subItems.findIndex((subItem) => subItem.initial === true);
  if (!uses?.length && initial <= 0) return null;
  const codes = subItems.map(({ code }) => (code ? { code } : {}));
  return {
    ...(uses?.length ? { extras: uses } : {}),
    ...(uses?.length && subItems.length > 0 ? { subItems: codes } : {}),
    ...(initial > 0 ? { initial } : {}),
  };
}

type ItemsById = ReadonlyMap<string | undefined, SiteItem>;

/** The id of an extra that stands for a picked item. */
const pickId = (item: string, subItem: number | null) => (subItem === null ? item : `${item} ${subItem}`);

/** The items of a choice; an entry without a sub-item offers all of the item's. */
function extrasOfChoice({ of }: ComboChoice, items: ItemsById): readonly OfferedExtra[] {
  const extras = of.flatMap((entry): readonly OfferedExtra[] => {
    const item = items.get(entry.item);
    if (!item) return [];
    const common = { price: toThousandths(entry.extra), initial: 0, isSoldOut: item.soldOut };
    const { subItems = [] } = item;
    if (subItems.length === 0) return [{ _id: pickId(entry.item, null), title: item.title, ...common }];
    return subItems.flatMap(({ _id, title }, index) =>
      entry.subItem === undefined || entry.subItem === _id
        ? [{ _id: pickId(entry.item, index), title: `${item.title} - ${title}`, ...common }]
        : [],
    );
  });
  return [...new Map(extras.toReversed().map((extra) => [extra._id, extra])).values()].toReversed();
}

/** A combo's choices as groups of extras. */
function groupsOfCombo({ choices = [] }: SiteCombo, items: ItemsById): readonly OfferedGroup[] {
  return choices.map((choice, index) => ({
    _id: String(index),
    title: choice.title,
    min: choice.min,
    max: choice.max,
    each: choice.max === 1 ? 1 : null,
    isNoneAllowed: false,
    free: 0,
    extras: extrasOfChoice(choice, items),
  }));
}

/** A group without what visitors don't see. */
const publicGroup = (group: ExtraGroup): ExtraGroup => ({
  ...group,
  extras: group.extras.filter(({ hide }) => !hide).map(({ kitchenTitle: _kitchen, ...extra }) => extra),
});

function collect(menu: SiteMenu): MenuPanelData {
  const allGroups = menu.extraGroups ?? [];
  const known = new Set(allGroups.map(({ _id }) => _id));
  const indexes = new Map<string, number>();
  const profileIndexes = new Map<string, number>();
  const profiles: PanelProfile[] = [];
  const used = new Set<string>();
  const items = menu.sections.flatMap((section) => section.items.map((item) => ({ item, section })));
  for (const { item, section } of items) {
    const uses = extraUsesOf(item, section).filter(({ group }) => known.has(group));
    for (const { group } of uses) used.add(group);
    const profile = profileOf(item, uses);
    if (!profile || item._id === undefined) continue;
    const key = JSON.stringify(profile);
    const index = indexes.get(key) ?? profiles.push(profile) - 1;
    indexes.set(key, index);
    profileIndexes.set(item._id, index);
  }
  const itemsById = new Map(items.map(({ item }) => [item._id, item]));
  const combos = menu.combos.flatMap((combo) =>
    combo._id !== undefined && combo.choices?.length ? [[combo._id, groupsOfCombo(combo, itemsById)] as const] : [],
  );
  const groups = allGroups.filter(({ _id = '' }) => used.has(_id)).map(publicGroup);
  return { data: { groups, profiles, combos: Object.fromEntries(combos) }, profileIndexes };
}

const collected = new WeakMap<SiteMenu, MenuPanelData>();

/** Collected once per menu: all of its cards ask. */
function panelDataOf(menu: SiteMenu): MenuPanelData {
  const known = collected.get(menu);
  if (known) return known;
  const fresh = collect(menu);
  collected.set(menu, fresh);
  return fresh;
}

/** The page's data for the panel; null if cards suffice. */
export function panelData(menu: SiteMenu): PanelData | null {
  const { data } = panelDataOf(menu);
  return data.profiles.length > 0 || Object.keys(data.combos).length > 0 ? data : null;
}

/** The `data-profile` of an item's card; undefined if the card suffices. */
export const profileIndex = (menu: SiteMenu, item: SiteItem): number | undefined =>
  panelDataOf(menu).profileIndexes.get(item._id ?? '');

/** An item with sub-items, or whose initial extras are not enough, needs the panel. */
export function addModeOfItem(menu: SiteMenu, item: SiteItem): AddMode {
  if ((item.subItems ?? []).length > 0) return 'by-choice';
  const { data } = panelDataOf(menu);
  const index = profileIndex(menu, item);
  const groups = index === undefined ? [] : offeredGroups(data.profiles[index] ?? {}, null, data.groups, null);
  return choiceProblems(groups, initialChoices(groups)).length > 0 ? 'by-choice' : 'at-once';
}

/** A combo with choices needs the panel. */
export const addModeOfCombo = (combo: SiteCombo): AddMode =>
  (combo.choices ?? []).length > 0 ? 'by-choice' : 'at-once';
