/**
 * The table's filters, stored in the address under the names of the API's query parameters.
 * (docs/spec/staff-console.md#order-filters)
 */
import { useCallback, useMemo } from 'react';
import { isValidParameter, orderQuerySchema } from '@qaima/schemas';
import { useSearchParams } from 'react-router-dom';

/** Rows of the limited spreadsheet. (docs/spec/staff-console.md#spreadsheets) */
export const SHEET_ROWS = 15;

export const FILTER_NAMES = [
  'q',
  'username',
  'orderID',
  'status',
  'hasUnreadyEdits',
  'top',
  'topGt',
  'topLt',
  'createdAtFrom',
  'createdAtTo',
  'subEndFrom',
  'subEndTo',
  'canceled',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];
export type Filters = Readonly<Partial<Record<FilterName, string>>>;

/** How many orders a page may have; the first unless somebody chose. A sheet's rows divide each of them. */
export const PAGE_SIZES = [SHEET_ROWS, 2 * SHEET_ROWS, 4 * SHEET_ROWS, 6 * SHEET_ROWS] as const;

export interface OrdersLocation {
  readonly filters: Filters;
  readonly page: number;
  readonly limit: number;
  /** The order that is open, by its id or its number. */
  readonly order: string | null;
}

export interface OrdersNavigation {
  /** Sets some filters, clears those that are empty, and goes to the first page. */
  readonly filter: (changes: Filters) => void;
  readonly clear: () => void;
  readonly turnTo: (page: number) => void;
  /** Goes to a page in place of one that there is not: the way back does not lead there again. */
  readonly correctTo: (page: number) => void;
  readonly show: (limit: number) => void;
  readonly open: (order: string | null) => void;
}

/** Where the room is, and how to go elsewhere in it. Each step is one that the browser's own way back undoes. */
export function useOrdersLocation(): readonly [OrdersLocation, OrdersNavigation] {
  const [search, setSearch] = useSearchParams();
  const place = useMemo<OrdersLocation>(() => {
    const said = FILTER_NAMES.flatMap((name) => {
      const value = search.get(name);
      // A value that the call would refuse is left out, as a page that is no number is.
      return value && isValidParameter(orderQuerySchema.properties[name], value) ? [[name, value] as const] : [];
    });
    const page = Math.trunc(Number(search.get('page')));
    return {
      filters: Object.fromEntries(said),
      page: page > 0 ? page : 1,
      limit: PAGE_SIZES.find((limit) => String(limit) === search.get('limit')) ?? PAGE_SIZES[0],
      order: search.get('order'),
    };
  }, [search]);
  const change = useCallback(
    (changes: Readonly<Record<string, string | null | undefined>>, replace = false) =>
      setSearch(
        (old) => {
          const next = new URLSearchParams(old);
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { preventScrollReset: true, replace },
      ),
    [setSearch],
  );
  const going = useMemo<OrdersNavigation>(
    () => ({
      filter: (changes) => change({ ...changes, page: null }),
      clear: () => change({ ...Object.fromEntries(FILTER_NAMES.map((name) => [name, null])), page: null }),
      turnTo: (page) => change({ page: page > 1 ? String(page) : null }),
      correctTo: (page) => change({ page: page > 1 ? String(page) : null }, true),
      show: (limit) => change({ limit: limit === PAGE_SIZES[0] ? null : String(limit), page: null }),
      open: (order) => change({ order }),
    }),
    [change],
  );
  return [place, going];
}
