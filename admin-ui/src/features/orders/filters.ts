/**
 * The filters of the orders table. The URL contains them under the names of the API's query parameters.
 * (docs/spec/staff-console.md#order-filters)
 */
import { useMemo } from 'react';
import { isValidParameter, orderQuerySchema } from '@qaima/schemas';
import { useSearchChanges } from '../../components/useSearchChanges.js';
import { filtersOf } from '../../schema-ui/filtersOf.js';

/** The number of rows in the limited spreadsheet. (docs/spec/staff-console.md#spreadsheets) */
export const SHEET_ROWS = 15;

/** The filters' values, by the names of the endpoint's query parameters. */
export type FilterValues = Readonly<Partial<Record<string, string>>>;

export const orderFilters = filtersOf(orderQuerySchema);

/** The page sizes, multiples of the spreadsheet's rows. The first is the default. */
export const PAGE_SIZES = [SHEET_ROWS, 2 * SHEET_ROWS, 4 * SHEET_ROWS, 6 * SHEET_ROWS] as const;

export interface OrdersLocation {
  readonly filters: FilterValues;
  readonly page: number;
  readonly limit: number;
  /** The id or number of the open order. */
  readonly order: string | null;
}

export interface OrdersNavigation {
  /** Sets filters, removes empty ones, and returns to the first page. */
  readonly filter: (changes: FilterValues) => void;
  readonly clear: () => void;
  readonly turnTo: (page: number) => void;
  /** Corrects a page number that is too high, by replacing the current history entry. */
  readonly correctTo: (page: number) => void;
  readonly show: (limit: number) => void;
  readonly open: (order: string | null) => void;
}

/** Reads filters, page and open order from the URL. Navigation pushes history entries. */
export function useOrdersLocation(): readonly [OrdersLocation, OrdersNavigation] {
  const [search, change] = useSearchChanges();
  const place = useMemo<OrdersLocation>(() => {
    const said = orderFilters.flatMap(({ name, schema }) => {
      const value = search.get(name);
      // Ignores values that the endpoint would reject, and invalid page numbers.
      return value && isValidParameter(schema, value) ? [[name, value] as const] : [];
    });
    const page = Math.trunc(Number(search.get('page')));
    return {
      filters: Object.fromEntries(said),
      page: page > 0 ? page : 1,
      limit: PAGE_SIZES.find((limit) => String(limit) === search.get('limit')) ?? PAGE_SIZES[0],
      order: search.get('order'),
    };
  }, [search]);
  const navigation = useMemo<OrdersNavigation>(
    () => ({
      filter: (changes) => change({ ...changes, page: null }),
      clear: () => change({ ...Object.fromEntries(orderFilters.map(({ name }) => [name, null])), page: null }),
      turnTo: (page) => change({ page: page > 1 ? String(page) : null }),
      correctTo: (page) => change({ page: page > 1 ? String(page) : null }, true),
      show: (limit) => change({ limit: limit === PAGE_SIZES[0] ? null : String(limit), page: null }),
      open: (order) => change({ order }),
    }),
    [change],
  );
  return [place, navigation];
}
