import { useEffect } from 'react';

interface ListPage {
  readonly page: number;
  readonly pages: number;
  /** The rows of the page; undefined while they are loading. */
  readonly rows: readonly unknown[] | undefined;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/**
 * Navigates to the last page of a list if the page number in the URL is too high, for instance after rows were deleted.
 * @returns whether it is too high
 */
export function useRedirectToLastPage({ page, pages, rows, total, onPage }: ListPage): boolean {
  const isBeyond = rows?.length === 0 && total > 0 && page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages);
  });
  return isBeyond;
}
