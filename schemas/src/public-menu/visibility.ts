/** Which parts of a menu visitors see, and in which order. (docs/spec/domain.md#visibility) */
import { comboWithin, hasContents, type ComboWithContents } from '../combo/comboContents.js';
import { offerAt, type MenuWithDayparts, type WithDayparts } from '../daypart/daypartState.js';
import type { ExtraGroup } from '../extra-group/extra-group.js';
import type { ItemWithExtras, SectionWithExtras } from '../extra-group/offeredGroups.js';
import { soldOutByParts } from '../extra-group/requiredExtras.js';
import { privateLists } from '../menu-parts/parts.js';
import { fewLeft, type PortionFields } from '../portions/portions.js';
import { popularItems, type PopularityCounts } from '../item/popularity.js';
import { isOnSale, type PricedItem } from '../price/sale.js';

type Maybe<T> = T | null | undefined;

type SubItemOf<I extends { readonly subItems?: unknown }> = ElementOf<I['subItems'], object>;

interface HideableItem extends Omit<PricedItem, 'subItems'>, Omit<ItemWithExtras, 'subItems'>, WithDayparts {
  readonly subItems?: Maybe<readonly (SubItemOf<PricedItem> & SubItemOf<ItemWithExtras>)[]>;
  readonly _id?: Maybe<string>;
  readonly hide?: Maybe<boolean>;
  readonly pin?: Maybe<boolean>;
  readonly popular?: Maybe<boolean>;
  readonly soldOut?: Maybe<boolean>;
  readonly interestRecords?: Maybe<number>;
  readonly showLeft?: Maybe<boolean>;
}

interface HideableGallery {
  readonly hide?: Maybe<boolean>;
  readonly images?: Maybe<readonly { readonly image?: Maybe<string> }[]>;
}

interface HideableSection extends SectionWithExtras, WithDayparts {
  readonly _id?: Maybe<string>;
  readonly title?: Maybe<string>;
  readonly prime?: Maybe<boolean>;
  readonly hide?: Maybe<boolean>;
  readonly items?: Maybe<readonly HideableItem[]>;
  readonly galleries?: Maybe<readonly HideableGallery[]>;
}

interface HideableCombo extends ComboWithContents {
  readonly position?: Maybe<number>;
}

/** The properties of a menu that visibility depends on. */
export interface HideableMenu extends MenuWithDayparts {
  readonly sections?: Maybe<readonly HideableSection[]>;
  readonly combos?: Maybe<readonly HideableCombo[]>;
  readonly extraGroups?: Maybe<readonly ExtraGroup[]>;
  readonly settings?: Maybe<{
    readonly doRenderDealsSection?: Maybe<boolean>;
    readonly timeZone?: Maybe<string>;
    readonly combosPosition?: Maybe<number>;
  }>;
}

/** Fields that only the menu's admins and staff may see. */
export const OWNER_ONLY_MENU_FIELDS = [
  'admins',
  'plan',
  'menuVisitors',
  'inactiveFrom',
  'revision',
  'firstDays',
  'demoEndsAt',
  'demoContact',
  'demoPrice',
] as const;
export const OWNER_ONLY_ITEM_FIELDS = ['interestRecords', 'refill', 'refillAt', 'showLeft'] as const;
const OWNER_ONLY_SECTION_FIELDS = ['example'] as const;
const OWNER_ONLY_EXTRA_FIELDS = ['kitchenTitle'] as const;

type ElementOf<L, Base> = NonNullable<L> extends readonly (infer E extends Base)[] ? E : never;
type ItemOf<S extends HideableSection> = ElementOf<S['items'], HideableItem>;
type GalleryOf<S extends HideableSection> = ElementOf<S['galleries'], HideableGallery>;
type SectionOf<M extends HideableMenu> = ElementOf<M['sections'], HideableSection>;
type ComboOf<M extends HideableMenu> = ElementOf<M['combos'], HideableCombo>;
type ImageOf<G extends HideableGallery> = ElementOf<G['images'], object>;

export type PublicItem<I> = Omit<I, (typeof OWNER_ONLY_ITEM_FIELDS)[number]> & { readonly popular?: Maybe<boolean> };
export type PublicGallery<G extends HideableGallery> = Omit<G, 'images'> & {
  readonly images: readonly (Omit<ImageOf<G>, 'image'> & { readonly image: string })[];
};
export type PublicSection<S extends HideableSection> = Omit<
  S,
  (typeof OWNER_ONLY_SECTION_FIELDS)[number] | 'items' | 'galleries'
> & {
  readonly items: readonly PublicItem<ItemOf<S>>[];
  readonly galleries: readonly PublicGallery<GalleryOf<S>>[];
};
export type PublicMenu<M extends HideableMenu> = Omit<
  M,
  (typeof OWNER_ONLY_MENU_FIELDS)[number] | 'sections' | 'combos'
> & {
  readonly sections: readonly PublicSection<SectionOf<M>>[];
  readonly combos: readonly (Omit<ComboOf<M>, 'items'> & {
    readonly items: readonly ElementOf<ComboOf<M>['items'], object>[];
  })[];
};

const isVisible = (part: { readonly hide?: Maybe<boolean> }) => part.hide !== true;

function without(value: object, keys: readonly string[]) {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

const publicGallery = (gallery: HideableGallery) => ({
  ...gallery,
  images: (gallery.images ?? []).filter((slot) => Boolean(slot.image)),
});

/** The data that determines the marks of items: popular items, and groups of extras that items may require. */
interface Marks {
  readonly popular: ReadonlySet<HideableItem>;
  readonly groups: readonly ExtraGroup[];
}

/** An item or a size without owner-only fields, and with what is left of it only where guests are told. */
function publicPart(part: object & PortionFields, showsLeft: boolean) {
  const few = showsLeft ? fewLeft(part) : null;
  return { ...without(part, [...OWNER_ONLY_ITEM_FIELDS, 'left']), ...(few === null ? {} : { left: few }) };
}

/**
 * An item without owner-only fields. `popular` says whether it is popular. `soldOut` is also set if all its sizes, or
 * extras that it requires, are sold out.
 */
const publicItem = (item: HideableItem, section: ShownSection, { popular, groups }: Marks) => ({
  ...publicPart(item, item.showLeft === true),
  ...(item.subItems ? { subItems: item.subItems.map((size) => publicPart(size, item.showLeft === true)) } : {}),
  ...(popular.has(item) ? { popular: true } : {}),
  ...(item.soldOut === true ? {} : soldOutByParts(item, section, groups)),
});

/** A section with its visible items only. */
type ShownSection = HideableSection & { readonly items: readonly HideableItem[] };

/** The sections and items that the owner does not hide. */
const unhiddenSections = ({ sections }: HideableMenu): readonly ShownSection[] =>
  (sections ?? []).filter(isVisible).map((section) => ({ ...section, items: (section.items ?? []).filter(isVisible) }));

type Offer = ReturnType<typeof offerAt>;

/** Of the sections and items that the owner does not hide, those that no daypart hides now. */
const shownSections = (unhidden: readonly ShownSection[], offer: Offer): readonly ShownSection[] =>
  unhidden
    .filter((section) => !offer(section)?.isHidden)
    .map((section) => ({ ...section, items: section.items.filter((item) => !offer(item, section)?.isHidden) }));

const publicSection = (section: ShownSection, marks: Marks) => ({
  ...without(section, OWNER_ONLY_SECTION_FIELDS),
  items: section.items.map((item) => publicItem(item, section, marks)),
  galleries: (section.galleries ?? []).filter(isVisible).map(publicGallery),
});

/** Converts a number of the owner's sections to the number of those that visitors see. */
type CountShown = (position: number) => number;

function countShown({ sections }: HideableMenu, offer: Offer): CountShown {
  const shown = (sections ?? []).map((section) => isVisible(section) && !offer(section)?.isHidden);
  return (position) => shown.slice(0, position).filter(Boolean).length;
}

/** The settings. `combosPosition` is converted: it counts only sections that visitors see. */
function publicSettings({ settings }: HideableMenu, count: CountShown) {
  const position = settings?.combosPosition;
  return typeof position === 'number' ? { settings: { ...settings, combosPosition: count(position) } } : {};
}

/**
 * Whether dayparts hide a combo: they hide one of its items, or all that is left of a choice that requires one.
 * @param visible the ids of the items that visitors see
 * @param absent the ids of those that dayparts hide
 */
const isComboHidden = (
  { items, choices }: HideableCombo,
  visible: ReadonlySet<unknown>,
  absent: ReadonlySet<unknown>,
) =>
  items?.some(({ _id }) => absent.has(_id)) ||
  choices?.some(
    ({ min, of }) => min !== 0 && of.some(({ item }) => absent.has(item)) && !of.some(({ item }) => visible.has(item)),
  );

/** A combo without hidden items, its position converted like that of all combos. */
const publicCombo = (combo: HideableCombo, visible: ReadonlySet<unknown>, count: CountShown) => ({
  ...comboWithin(combo, (id) => visible.has(id)),
  ...(typeof combo.position === 'number' ? { position: count(combo.position) } : {}),
});

/** The groups that visible items use, without hidden extras. */
function publicGroups(groups: readonly ExtraGroup[], sections: readonly ShownSection[]) {
  const users = sections.flatMap((section) => [section, ...section.items]);
  const used = new Set(users.flatMap(({ extras }) => (extras ?? []).map(({ group }) => group)));
  return groups
    .filter(({ _id }) => _id && used.has(_id))
    .map((group) => ({
      ...group,
      extras: group.extras.filter(isVisible).map((extra) => without(extra, OWNER_ONLY_EXTRA_FIELDS)),
    }));
}

/**
 * The menu as visitors receive it. It has no hidden sections, items, galleries and extras, no unused extra groups, no
 * empty gallery slots, and no owner-only fields. Combos contain no hidden items; a combo without any visible item is
 * omitted. While dayparts hide an item, or all that a choice requires, the combo is omitted, because the guest would
 * pay for it. Positions of combos count only visible sections. Popular items are marked. If no size of an item can be
 * ordered, because it is sold out or requires sold-out extras, the item counts as sold out. Other properties are copied.
 * So a new field reaches visitors without a change here.
 * @param now epoch ms; determines which dayparts hide their sections and items
 * @param counts determines the popular items; by default none are marked in addition to those already marked
 */
export function publicMenu<M extends HideableMenu>(menu: M, now: number, counts?: PopularityCounts): PublicMenu<M>;
export function publicMenu(menu: HideableMenu, now: number, counts: PopularityCounts = new Map()): object {
  const offer = offerAt(menu, now);
  const unhidden = unhiddenSections(menu);
  const shown = shownSections(unhidden, offer);
  const items = shown.flatMap((section) => section.items);
  const visible = new Set(items.map(({ _id }) => _id));
  const count = countShown(menu, offer);
  const absent = unhidden.flatMap((section) => section.items.filter(({ _id }) => !visible.has(_id)));
  const absentIds = new Set(absent.map(({ _id }) => _id));
  const combos = (menu.combos ?? [])
    .filter((combo) => !isComboHidden(combo, visible, absentIds))
    .map((combo) => publicCombo(combo, visible, count));
  const marks = { popular: popularItems(items, counts), groups: menu.extraGroups ?? [] };
  return {
    ...without(menu, [...OWNER_ONLY_MENU_FIELDS, ...privateLists]),
    ...publicSettings(menu, count),
    sections: shown.map((section) => publicSection(section, marks)),
    combos: combos.filter(hasContents),
    extraGroups: publicGroups(menu.extraGroups ?? [], shown),
  };
}

/** The deals section is generated and has a fixed id and title. */
export const DEALS_SECTION_ID = '82485';
export const DEALS_TITLE = { ar: 'الـعـــروض', en: 'Deals' } as const;

/** A section as the page shows it. */
export interface VisibleSection<I, G> {
  readonly _id: string;
  readonly title: string;
  readonly prime: boolean;
  readonly items: readonly I[];
  readonly galleries: readonly G[];
}

/** Pinned items first, otherwise in the owner's order. */
function pinnedFirst<I extends HideableItem>(items: readonly I[]): readonly I[] {
  return [...items.filter((item) => item.pin === true), ...items.filter((item) => item.pin !== true)];
}

/** The items on sale: pinned ones first, those that are sold out last in each part. */
function dealsOf(items: readonly HideableItem[]): readonly HideableItem[] {
  const onSale = items.filter(isOnSale);
  const isGone = ({ soldOut }: HideableItem) => soldOut === true;
  return pinnedFirst([...onSale.filter((item) => !isGone(item)), ...onSale.filter(isGone)]);
}

/**
 * The sections of a *public* menu, as the page shows them. Pinned items come first. Empty sections are left out. If the
 * deals section is enabled and an item is on sale, it is the first section.
 */
export function visibleSections<S extends HideableSection>(
  menu: Pick<HideableMenu, 'settings'> & { readonly sections?: Maybe<readonly S[]> },
  language?: keyof typeof DEALS_TITLE,
): readonly VisibleSection<ItemOf<S>, GalleryOf<S>>[];
export function visibleSections(
  menu: Pick<HideableMenu, 'settings' | 'sections'>,
  language: keyof typeof DEALS_TITLE = 'ar',
): readonly VisibleSection<HideableItem, HideableGallery>[] {
  const sections = (menu.sections ?? []).map((section) => ({
    _id: section._id ?? '',
    title: section.title ?? '',
    prime: section.prime === true,
    items: pinnedFirst(section.items ?? []),
    galleries: (section.galleries ?? []).filter(({ images }) => images?.length),
  }));
  const filled = sections.filter(({ items, galleries }) => items.length > 0 || galleries.length > 0);
  const deals = menu.settings?.doRenderDealsSection ? dealsOf(sections.flatMap(({ items }) => items)) : [];
  if (deals.length === 0) return filled;
  const title = DEALS_TITLE[language];
  return [{ _id: DEALS_SECTION_ID, title, prime: false, items: deals, galleries: [] }, ...filled];
}
