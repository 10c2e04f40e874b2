/** Which rows of a long list of known heights are drawn, and how the focus follows one that has moved. */
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { look } from '../../../theme/theme.js';
import { useOffset } from '../useOffsetTop.js';
import { heightOf, keyOf, type OrderRow } from './rows.js';
import { FOOT } from './useDrag.js';

interface RowsInSightOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly OrderRow[];
  /** Stays drawn wherever it is: what is dragged hears of the finger through its own element. */
  readonly keep: string | null;
}

export type Control = 'up' | 'down' | 'more' | 'handle';

const OVERSCAN = 8;

export function useRowsInSight({ list, rows, keep }: RowsInSightOptions) {
  const offset = useOffset(list);
  const kept = keep === null ? -1 : rows.findIndex((row) => keyOf(row) === keep);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: useCallback((index: number) => heightOf(rows[index] as OrderRow), [rows]),
    getItemKey: useCallback((index: number) => keyOf(rows[index] as OrderRow), [rows]),
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        return kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept].sort((a, b) => a - b);
      },
      [kept],
    ),
    overscan: OVERSCAN,
    scrollMargin: offset,
    scrollPaddingStart: look.topBar + look.target,
    scrollPaddingEnd: FOOT,
  });

  /** A button of the row that is to have the focus once the rows stand in their new order. */
  const wanted = useRef<{ readonly key: string; readonly control: Control } | null>(null);
  useEffect(() => {
    const aim = wanted.current;
    if (!aim) return;
    wanted.current = null;
    const index = rows.findIndex((row) => keyOf(row) === aim.key);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    // A menu that closes gives the focus back first, and a row out of sight is drawn first.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-row="${aim.key}"] [data-control="${aim.control}"]`)
        ?.focus({ preventScroll: true }),
    );
  }, [rows, list, virtual]);

  const focusOn = useCallback((key: string, control: Control) => {
    wanted.current = { key, control };
  }, []);

  return { inSight: virtual.getVirtualItems(), total: virtual.getTotalSize(), offset, focusOn };
}
