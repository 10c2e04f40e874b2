/** The controls by which guests choose extras. (docs/spec/public-site.md#extras-in-the-item-panel) */
import type { OfferedGroup } from './offeredGroups.js';

/**
 * The control for an extra: a radio button for one extra, a checkbox for any number, a counter for several units of
 * each.
 */
export type ControlKind = 'radio' | 'checkbox' | 'counter';

export function controlKindOf({ max, each }: Pick<OfferedGroup, 'max' | 'each'>): ControlKind {
  if (max === 1) return 'radio';
  return each === 1 ? 'checkbox' : 'counter';
}

/** Whether it is valid to choose nothing. */
export const isOptional = ({ min, isNoneAllowed }: Pick<OfferedGroup, 'min' | 'isNoneAllowed'>): boolean =>
  min === 0 || isNoneAllowed;

/**
 * Whether the first radio button means "none". If choosing nothing is valid, it is needed, because a radio button can't
 * be unticked.
 */
export const offersNone = (group: OfferedGroup): boolean => controlKindOf(group) === 'radio' && isOptional(group);

/**
 * The groups in the order in which guests see them: those that require a choice first. Within both parts the order stays.
 */
export const requiredFirst = (groups: readonly OfferedGroup[]): readonly OfferedGroup[] => [
  ...groups.filter((group) => !isOptional(group)),
  ...groups.filter(isOptional),
];
