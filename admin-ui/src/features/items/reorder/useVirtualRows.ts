/** Virtualizes rows of known heights, and restores the focus after a row was moved. */
import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { tokens } from '../../../theme/theme.js';
import { useOffsetTop } from '../useOffsetTop.js';
import { heightOf, keyOf, type ReorderRow } from './rows.js';
import { FOOTER_PX } from './useDrag.js';

interface RowsInSightOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly rows: readonly ReorderRow[];
  /** The dragged row must stay rendered, because touch events are sent to its element. */
  readonly keep: string | null;
}

export type Control = 'up' | 'down' | 'more' | 'handle';

const OVERSCAN_PX = 8;

export function useVirtualRows({ list, rows, keep }: RowsInSightOptions) {
  const offset = useOffsetTop(list);
  const kept = keep === null ? -1 : rows.findIndex((row) => keyOf(row) === keep);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: useCallback(
      (index: number) => {
        const row = rows[index];
        return row ? heightOf(row) : 0;
      },
      [rows],
    ),
    getItemKey: useCallback(
      (index: number) => {
        const row = rows[index];
        return row ? keyOf(row) : index;
      },
      [rows],
    ),
    rangeExtractor: useCallback(
      (range: Range) => {
        const indexes = defaultRangeExtractor(range);
        return kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept].sort((a, b) => a - b);
      },
      [kept],
    ),
    overscan: OVERSCAN_PX,
    scrollMargin: offset,
    scrollPaddingStart: tokens.topBar + tokens.target,
    scrollPaddingEnd: FOOTER_PX,
  });

  /** The button that gets the focus after the move. */
  const wanted = useRef<{ readonly key: string; readonly control: Control } | null>(null);
  useEffect(() => {
    const aim = wanted.current;
    if (!aim) return;
    wanted.current = null;
    const index = rows.findIndex((row) => keyOf(row) === aim.key);
    if (index >= 0) virtual.scrollToIndex(index, { align: 'auto' });
    // Waits one frame. Until then, the closing drop-down takes the focus, and the moved row may not be rendered.
    requestAnimationFrame(() =>
      list.current
        ?.querySelector<HTMLElement>(`[data-row="${aim.key}"] [data-control="${aim.control}"]`)
        ?.focus({ preventScroll: true }),
    );
  }, [rows, list, virtual]);

  const focusOn = useCallback((key: string, control: Control) => {
    wanted.current = { key, control };
  }, []);

  return { visible: virtual.getVirtualItems(), total: virtual.getTotalSize(), offset, focusOn };
}
