/** Moves a row of an array by its handle, or by Alt and an arrow key. Enter in the last row adds a row. */
import { useEffect, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';

interface Moves {
  readonly index: number;
  readonly total: number;
  readonly canAdd: boolean;
  readonly onMoveUp: () => void;
  readonly onMoveDown: () => void;
  readonly onAdd: () => void;
}

const rowsAround = (row: Element) => [...(row.parentElement?.children ?? [])].filter((one) => one.role === 'group');
const middleOf = (row: Element) => {
  const { top, height } = row.getBoundingClientRect();
  return top + height / 2;
};

export const focusFirstInput = (row: Element | null | undefined): void =>
  row?.querySelector<HTMLElement>('input, select')?.focus();

const isTextInput = (target: EventTarget) =>
  target instanceof HTMLInputElement && !['checkbox', 'radio', 'button'].includes(target.type);

/** The event handlers of a row and of its handle. */
export function useRowMoves(moves: Moves) {
  const row = useRef<HTMLDivElement>(null);
  const latest = useRef(moves);
  useEffect(() => {
    latest.current = moves;
  });

  /** Restores the focus, because an element loses it when it is moved in the DOM. */
  const move = (down: boolean) => {
    const { index, total, onMoveUp, onMoveDown } = latest.current;
    if (down ? index >= total - 1 : index === 0) return;
    const focused = document.activeElement;
    flushSync(down ? onMoveDown : onMoveUp);
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    row.current?.scrollIntoView({ block: 'nearest' });
  };

  const goOn = () => {
    const { index, total, canAdd, onAdd } = latest.current;
    if (!row.current) return;
    if (index === total - 1 && canAdd) flushSync(onAdd);
    focusFirstInput(rowsAround(row.current)[index + 1]);
  };

  return {
    row,
    onRowKeyDown: (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) move(event.key === 'ArrowDown');
      else if (event.key === 'Enter' && isTextInput(event.target)) goOn();
      else return;
      event.preventDefault();
    },
    handle: {
      onKeyDown: (event: KeyboardEvent) => {
        if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        move(event.key === 'ArrowDown');
      },
      /** When the pointer passes the middle of a neighbouring row, the two rows swap places. */
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        const events = new AbortController();
        const { signal } = events;
        const follow = ({ clientY }: { readonly clientY: number }) => {
          if (!row.current) return;
          const rows = rowsAround(row.current);
          const { index } = latest.current;
          const [above, below] = [rows[index - 1], rows[index + 1]];
          if (above && clientY < middleOf(above)) move(false);
          else if (below && clientY > middleOf(below)) move(true);
        };
        window.addEventListener('pointermove', follow, { signal });
        for (const end of ['pointerup', 'pointercancel'])
          window.addEventListener(end, () => events.abort(), { signal });
      },
    },
  };
}
