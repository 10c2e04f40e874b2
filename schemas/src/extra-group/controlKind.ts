/** The controls by which guests choose extras. (docs/spec/public-site.md#extras-in-the-item-panel) */
import type { OfferedGroup } from './offeredGroups.js';

/** The control of a row: choose one extra, choose any, or choose several units of each. */
export type ControlKind = 'radio' | 'checkbox' | 'counter';

export function controlKindOf({ max, each }: Pick<OfferedGroup, 'max' | 'each'>): ControlKind {
  if (max === 1) return 'radio';
  return each === 1 ? 'checkbox' : 'counter';
}

/** Whether it is valid to choose nothing. */
export const isOptional = ({ min, isNoneAllowed }: Pick<OfferedGroup, 'min' | 'isNoneAllowed'>): boolean =>
  min === 0 || isNoneAllowed;

/**
 * Whether the first row means "none". An optional group of radio buttons needs it, because a radio button can't be
 * unticked.
 */
export const offersNone = (group: OfferedGroup): boolean => controlKindOf(group) === 'radio' && isOptional(group);
