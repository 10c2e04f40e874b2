/** The format in which the page contains the data for the item panel, and its conversion to groups. */
import type { ExtraGroup, ExtraUse, ItemWithExtras, OfferedGroup } from '@qaima/schemas';
import { offeredGroups } from '@qaima/schemas/extra-group/offeredGroups';

/** The extras and sub-items of an item. Many items of a menu have equal profiles, so the page contains each once. */
export interface PanelProfile {
  /** A use that overrides nothing is shortened to the index of its group. */
  readonly extras?: readonly (ExtraUse | number)[];
  readonly subItems?: ItemWithExtras['subItems'];
  /** The index of the sub-item that is chosen at first; default: the first. */
  readonly initial?: number;
}

type Extra = ExtraGroup['extras'][number];

/** The values that most extras have; the page omits them. */
const EXTRA_DEFAULTS = { price: 0, initial: 0, soldOut: false, hide: false } as const;

/** A group whose extras omit default values. Their `soldOutUntil` is the text of a day. */
export interface PanelGroup extends Omit<ExtraGroup, 'extras'> {
  readonly extras: readonly (Omit<Extra, keyof typeof EXTRA_DEFAULTS> & Partial<Extra>)[];
}

/** The data in the page for the item panel. */
export interface PanelData {
  readonly groups: readonly PanelGroup[];
  /** The index of a profile is the `data-profile` of its cards. */
  readonly profiles: readonly PanelProfile[];
  /** The choices of each combo as groups of extras, by combo id. Each extra stands for an item, or for a sub-item. */
  readonly combos: Readonly<Record<string, readonly OfferedGroup[]>>;
}

/** The groups with the omitted default values. */
export const fullGroups = ({ groups }: PanelData): readonly ExtraGroup[] =>
  groups.map((group) => ({ ...group, extras: group.extras.map((extra) => ({ ...EXTRA_DEFAULTS, ...extra })) }));

/**
 * The groups of extras that an item offers.
 * @param size the index of the chosen sub-item; null without one
 */
export function groupsOfProfile(
  { extras = [], subItems }: PanelProfile,
  groups: readonly ExtraGroup[],
  size: number | null,
): readonly OfferedGroup[] {
  const uses = extras.map((use) => (typeof use === 'number' ? { group: groups[use]?._id ?? '' } : use));
  return offeredGroups({ extras: uses, subItems }, null, groups, size);
}
