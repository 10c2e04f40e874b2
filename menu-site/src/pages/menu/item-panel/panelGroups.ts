/** The page's data for the item panel in its short form, and the groups that it stands for. */
import type { ExtraGroup, ExtraUse, ItemWithExtras, OfferedGroup } from '@qaima/schemas';
import { offeredGroups } from '@qaima/schemas/extra-group/offered';

/** Equal for many items of a menu, so that the page has it once. */
export interface PanelProfile {
  /** A use without more than its group is the group's index. */
  readonly extras?: readonly (ExtraUse | number)[];
  readonly subItems?: ItemWithExtras['subItems'];
  /** The index of the sub-item that is chosen at first; absent: the first. */
  readonly initial?: number;
}

type Extra = ExtraGroup['extras'][number];

/** What most extras have is left out. */
const EXTRA_DEFAULTS = { price: 0, initial: 0, soldOut: false, hide: false } as const;

/** A group whose extras lack what equals the defaults. */
export interface PanelGroup extends Omit<ExtraGroup, 'extras'> {
  readonly extras: readonly (Omit<Extra, keyof typeof EXTRA_DEFAULTS> & Partial<Extra>)[];
}

/** The page's data for the panel. */
export interface PanelData {
  readonly groups: readonly PanelGroup[];
  /** By the `data-profile` of a card. */
  readonly profiles: readonly PanelProfile[];
  /** The choices of combos by id, as groups: an extra is an item, or one of its sub-items. */
  readonly combos: Readonly<Record<string, readonly OfferedGroup[]>>;
}

/** The groups with everything that was left out. */
export const fullGroups = ({ groups }: PanelData): readonly ExtraGroup[] =>
  groups.map((group) => ({ ...group, extras: group.extras.map((extra) => ({ ...EXTRA_DEFAULTS, ...extra })) }));

/**
 * The groups that an item offers.
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
