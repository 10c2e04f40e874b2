export type SortDirection = 'asc' | 'desc';

export interface SortOrder<S extends string> {
  readonly sort: S;
  readonly direction: SortDirection;
}

/**
 * The order after the heading of a column was pressed: reversed if the column sorts the rows already.
 * @param firstDirection the direction with which a column begins; ascending if absent
 */
export function sortOrderAfter<S extends string>(
  pressed: string,
  sorts: readonly S[],
  { sort, direction }: SortOrder<S>,
  firstDirection: (sort: S) => SortDirection = () => 'asc',
): SortOrder<S> {
  const next = sorts.find((one) => one === pressed) ?? sort;
  const reversed = direction === 'asc' ? 'desc' : 'asc';
  return { sort: next, direction: next === sort ? reversed : firstDirection(next) };
}
