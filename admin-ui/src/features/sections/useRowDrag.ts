/** Moves table rows by a drag handle. The pointer moves a row to the drop line; an arrow key moves it by one position. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useMoveSection } from '../../data/useMoveSection.js';
import { tokens } from '../../theme/theme.js';

/** Dragging within `SCROLL_EDGE_PX` px of the screen's edge scrolls by `SCROLL_STEP_PX` px per frame. */
const SCROLL_EDGE_PX = 72;
const SCROLL_STEP_PX = 8;

export interface RowDrag {
  /** The props of a row's drag handle. */
  readonly handle: (id: string) => {
    readonly onPointerDown: (event: React.PointerEvent) => void;
    readonly onKeyDown: (event: React.KeyboardEvent) => void;
  };
}

interface Held {
  readonly id: string;
  /** The index of the gap to drop into: 0 is before the first row, the number of rows is after the last. */
  readonly gap: number;
}

/** The gap closest to a vertical position on the screen. */
function gapAt(rows: readonly Element[], y: number): number {
  const below = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect();
    return y < top + height / 2;
  });
  return below < 0 ? rows.length : below;
}

export function useRowDrag(ids: readonly string[]) {
  const table = useRef<HTMLElement>(null);
  const move = useMoveSection();
  const [held, setHeld] = useState<Held | null>(null);
  const now = useRef({ ids, move });
  useEffect(() => {
    now.current = { ids, move };
  });

  const drag = useMemo<RowDrag>(() => {
    const rows = () => [...(table.current?.querySelectorAll('tbody > tr') ?? [])];
    const put = (id: string, gap: number) => {
      const from = now.current.ids.indexOf(id);
      const to = gap > from ? gap - 1 : gap;
      if (from >= 0 && to !== from && to >= 0 && to < now.current.ids.length) void now.current.move(id, to);
    };
    return {
      handle: (id) => ({
        onPointerDown(event) {
          if (event.button !== 0) return;
          const start = event.clientY;
          let y = start;
          let gap: number | null = null;
          let frame = 0;
          const follow = () => {
            const { innerHeight } = window;
            if (y < SCROLL_EDGE_PX + tokens.topBar) window.scrollBy(0, -SCROLL_STEP_PX);
            else if (y > innerHeight - SCROLL_EDGE_PX) window.scrollBy(0, SCROLL_STEP_PX);
            gap = gapAt(rows(), y);
            setHeld((before) => (before?.gap === gap ? before : { id, gap: gap ?? 0 }));
            frame = requestAnimationFrame(follow);
          };
          const events = new AbortController();
          const { signal } = events;
          const end = (puts: boolean) => {
            events.abort();
            cancelAnimationFrame(frame);
            setHeld(null);
            if (puts && gap !== null) put(id, gapAt(rows(), y));
          };
          const watch = (moved: PointerEvent) => {
            y = moved.clientY;
            // Below this distance, a press on the handle is a click.
            if (!frame && Math.abs(y - start) > 4) follow();
          };
          window.addEventListener('pointermove', watch, { signal });
          window.addEventListener('pointerup', () => end(true), { signal });
          window.addEventListener('pointercancel', () => end(false), { signal });
          window.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
        },
        onKeyDown(event) {
          const from = now.current.ids.indexOf(id);
          if (event.key === 'ArrowUp') put(id, from - 1);
          else if (event.key === 'ArrowDown') put(id, from + 2);
          else return;
          event.preventDefault();
        },
      }),
    };
  }, []);

  const from = held ? ids.indexOf(held.id) : -1;
  const rowStyles = held
    ? {
        userSelect: 'none',
        [`& tbody > tr:nth-of-type(${from + 1})`]: { opacity: 0.5 },
        ...(held.gap < ids.length
          ? { [`& tbody > tr:nth-of-type(${held.gap + 1})`]: { boxShadow: `0 -3px 0 ${tokens.accent}` } }
          : { [`& tbody > tr:nth-of-type(${ids.length})`]: { boxShadow: `0 3px 0 ${tokens.accent}` } }),
      }
    : {};
  return { table, drag, rowStyles };
}
