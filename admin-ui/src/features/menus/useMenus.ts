/** The filters of the list of menus, stored in the URL, and the query of the list. */
import {
  STAFF_MENU_SORTS,
  staffMenuQuerySchema,
  type StaffMenu,
  type StaffMenuSort,
  type StaffMenuState,
} from '@qaima/schemas';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, type RaRecord } from 'react-admin';
import { useSearchParams } from 'react-router-dom';

export interface MenuFilters {
  readonly q: string;
  readonly state: StaffMenuState | '';
  readonly sort: StaffMenuSort;
  readonly direction: 'asc' | 'desc';
  readonly page: number;
}

export const MENU_STATES: readonly StaffMenuState[] = staffMenuQuerySchema.properties.state.enum;

const PAGE_ROWS = 30;

const DEFAULTS = { q: '', state: '', sort: 'newest', direction: 'asc', page: 1 } as const satisfies MenuFilters;
const DEFAULT_ENTRIES: readonly (readonly [string, string | number])[] = Object.entries(DEFAULTS);

const { page: pageField } = staffMenuQuerySchema.properties;

/** Counts and edits begin with the most and the latest. */
export const firstDirection = (sort: StaffMenuSort) =>
  sort === 'visits' || sort === 'orders' || sort === 'lastEdit' ? 'desc' : 'asc';

export type SetMenuFilters = (changes: Partial<MenuFilters>) => void;

/** The filters in the URL. Changing any filter, except the page, returns to the first page. */
export function useMenuFilters(): readonly [MenuFilters, SetMenuFilters] {
  const [search, setSearch] = useSearchParams();
  const page = Number(search.get('page') ?? '');
  const filters = {
    q: (search.get('q') ?? '').slice(0, staffMenuQuerySchema.properties.q.maxLength),
    state: MENU_STATES.find((state) => state === search.get('state')) ?? '',
    sort: STAFF_MENU_SORTS.find((sort) => sort === search.get('sort')) ?? DEFAULTS.sort,
    direction: search.get('direction') === 'desc' ? 'desc' : DEFAULTS.direction,
    page: Number.isInteger(page) && page >= 1 && page <= pageField.maximum ? page : 1,
  } as const;
  const change: SetMenuFilters = (changes) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: 1, ...changes })) {
          if (DEFAULT_ENTRIES.some(([key, first]) => key === name && first === value)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      // No history entry for each typed word of a search.
      { replace: Object.keys(changes).join() === 'q', preventScrollReset: true },
    );
  return [filters, change];
}

/** A page of the matching menus. The previous page is shown while another one is loading. */
export function useMenus({ page, q, ...filter }: MenuFilters) {
  const {
    data,
    total = 0,
    ...state
  } = useGetList<StaffMenu & RaRecord>(
    'menus',
    { pagination: { page, perPage: PAGE_ROWS }, filter: { ...filter, q: q.trim() } },
    { placeholderData: keepPreviousData, retry: false },
  );
  return { ...state, menus: data, total, pages: Math.max(1, Math.ceil(total / PAGE_ROWS)) };
}
