/** Reads the groups of extras of a card from the data that the page contains. */
import type { ExtraGroup, OfferedGroup } from '@qaima/schemas';
import { requiredFirst } from '@qaima/schemas/extra-group/controlKind';
import { parseJson } from '@qaima/schemas/core/json';
import { fullGroups, groupsOfProfile, type PanelData, type PanelProfile } from '../panelGroups.js';

interface PageData {
  readonly data: PanelData;
  readonly groups: readonly ExtraGroup[];
}

const NO_DATA: PageData = { data: { groups: [], profiles: [], combos: {} }, groups: [] };
const parsed = new WeakMap<Element, PageData>();

/** The page's data, parsed once. */
function pageData(): PageData {
  const source = document.querySelector('#panel-data');
  if (!source) return NO_DATA;
  const known = parsed.get(source);
  if (known) return known;
  const data = parseJson<PanelData>(source.textContent);
  const fresh = { data, groups: fullGroups(data) };
  parsed.set(source, fresh);
  return fresh;
}

const profileOf = (card: HTMLElement): PanelProfile => pageData().data.profiles[Number(card.dataset['profile'])] ?? {};

/** The id of a card's item or combo. */
export const idOfCard = ({ dataset }: HTMLElement): string => dataset['combo'] ?? dataset['item'] ?? '';

/** The card of an item or combo. An item on sale has another one in its section. */
export const findCard = (id: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"],[data-combo="${CSS.escape(id)}"]`);

/** The index of the sub-item that is chosen at first. */
export const initialSize = (card: HTMLElement): number => profileOf(card).initial ?? 0;

/** A combo's choice, in which what is not served now can't be chosen. The cards of the items follow the clock. */
const servedNow = (group: OfferedGroup): OfferedGroup => ({
  ...group,
  extras: group.extras.map((extra) => {
    // An extra's id begins with the item's.
    const later = findCard(extra._id.split(' ')[0] ?? '')?.closest('.item.later');
    return later ? { ...extra, isSoldOut: true, servedAgain: later.querySelector('.when')?.textContent ?? '' } : extra;
  }),
});

/**
 * The groups that a card offers, in the order of the panel.
 * @param size the index of the chosen sub-item; null without one
 */
export function groupsOf(card: HTMLElement, size: number | null): readonly OfferedGroup[] {
  const { data, groups } = pageData();
  const { combo } = card.dataset;
  return requiredFirst(
    combo === undefined ? groupsOfProfile(profileOf(card), groups, size) : (data.combos[combo] ?? []).map(servedNow),
  );
}

/** The groups that a card offers in each of its sizes. A card without sizes counts as one. */
export function groupsOfSizes(card: HTMLElement): readonly (readonly OfferedGroup[])[] {
  const { subItems = [] } = profileOf(card);
  return subItems?.length ? subItems.map((_, size) => groupsOf(card, size)) : [groupsOf(card, null)];
}
