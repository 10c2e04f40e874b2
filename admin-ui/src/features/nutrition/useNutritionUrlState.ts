import { CHECKED_VALUES, type CheckedValue } from '@qaima/schemas';
import { isOneOf } from '@qaima/schemas/core/typeGuards';
import { useSearchParams } from 'react-router-dom';

/** The parameters of the screen's URL: the missing value by which the list is filtered, and the id of the open item. */
const FILTER = 'missing';
const ITEM = 'item';

export function useNutritionUrlState() {
  const [search, setSearch] = useSearchParams();
  const set = (name: string, value: string | null, replace = false) =>
    setSearch(
      (former) => {
        const next = new URLSearchParams(former);
        if (value === null) next.delete(name);
        else next.set(name, value);
        return next;
      },
      { preventScrollReset: true, replace },
    );
  const missing = search.get(FILTER);
  return {
    filter: isOneOf(CHECKED_VALUES, missing) ? missing : null,
    setFilter: (value: CheckedValue | null) => set(FILTER, value),
    selected: search.get(ITEM),
    select: (id: string | null) => set(ITEM, id),
    /** Opens the next item in place of the open one, so that the way back leads to the list. */
    selectNext: (id: string) => set(ITEM, id, true),
  };
}
