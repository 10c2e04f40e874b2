/** The groups of extras that a card offers, from the page's data. */
import type { OfferedGroup } from '@qaima/schemas';
import { parseJson } from '@qaima/schemas/core/json';
import { offeredGroups } from '@qaima/schemas/extra-group/offered';
import type { PanelData, PanelProfile } from '../panelData.js';

const NO_DATA: PanelData = { groups: [], profiles: [], combos: {} };
const parsed = new WeakMap<Element, PanelData>();

/** Parsed once. */
function pageData(): PanelData {
  const source = document.querySelector('#panel-data');
  if (!source) return NO_DATA;
  const data = parsed.get(source) ?? parseJson<PanelData>(source.textContent);
  parsed.set(source, data);
  return data;
}

const profileOf = (card: HTMLElement): PanelProfile => pageData().profiles[Number(card.dataset['profile'])] ?? {};

/** The index of the sub-item that is chosen at first. */
export const initialSize = (card: HTMLElement): number => profileOf(card).initial ?? 0;

/**
 * The groups that a card offers.
 * @param size the index of the chosen sub-item; null without one
 */
export function groupsOf(card: HTMLElement, size: number | null): readonly OfferedGroup[] {
  const { combo } = card.dataset;
  if (combo !== undefined) return pageData().combos[combo] ?? [];
  return offeredGroups(profileOf(card), null, pageData().groups, size);
}
