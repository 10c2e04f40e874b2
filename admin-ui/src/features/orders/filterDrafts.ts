/** The filters that were typed and not applied yet. A download takes them too. */
import { createContext, useContext, useEffect, type RefObject } from 'react';
import type { FilterValues } from './filters.js';

/** By filter name. A ref, because only the next download reads it. */
export const FilterDraftsContext = createContext<RefObject<FilterValues>>({ current: {} });

/** Reports what a filter's field says. @param value null while it says what is applied, or nothing valid */
export function useDraft(name: string, value: string | null): void {
  const drafts = useContext(FilterDraftsContext);
  useEffect(() => {
    const { [name]: _former, ...others } = drafts.current;
    drafts.current = value === null ? others : { ...others, [name]: value };
  }, [drafts, name, value]);
}
