import { CHECKED_VALUES, type CheckedValue } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSearchChanges } from '../../components/useSearchChanges.js';

/** The parameters of the screen's URL: the missing value by which the list is filtered, and the id of the open item. */
const FILTER = 'missing';
const ITEM = 'item';

export function useNutritionUrlState() {
  const [search, change] = useSearchChanges();
  const missing = search.get(FILTER);
  return {
    filter: isOneOf(CHECKED_VALUES, missing) ? missing : null,
    setFilter: (value: CheckedValue | null) => change({ [FILTER]: value }),
    selected: search.get(ITEM),
    select: (id: string | null) => change({ [ITEM]: id }),
    /** Opens the next item in place of the open one, so that the way back leads to the list. */
    selectNext: (id: string) => change({ [ITEM]: id }, true),
  };
}
