/**
 * Keyboard control of the board. Arrow keys move the focus between cards, Enter opens the focused card (its title is a
 * button), and letters run actions on it. Letters are recognized by their position on the keyboard: they also work with
 * an Arabic layout.
 */
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { isSearchKey, TEXT_FIELDS } from '@qaima/schemas/core/searchKey';
import { useLanguage } from '../../../i18n/i18n.js';
import { useDeviceSettings } from '../shared/useDeviceSettings.js';
import { drawerMinutes, usePrepMinutes, type OrderActions } from '../shared/useOrderActions.js';

interface BoardKeys {
  readonly orders: readonly GuestOrder[];
  readonly actions: OrderActions;
  readonly onReject: (id: string) => void;
  readonly onSearch: () => void;
}

const columnsIn = (board: HTMLElement) =>
  [...board.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll<HTMLElement>('[data-card]'),
  ]);

/** The column and row of a card. */
function placeOf(columns: readonly (readonly HTMLElement[])[], card: Element | null) {
  const column = columns.findIndex((cards) => cards.some((one) => one === card));
  return { column, row: columns[column]?.findIndex((one) => one === card) ?? -1 };
}

export function useBoardKeys({ orders, actions, onReject, onSearch }: BoardKeys) {
  const board = useRef<HTMLDivElement>(null);
  const isRtl = useLanguage() === 'ar';
  const usual = usePrepMinutes();
  const { hasLetters } = useDeviceSettings();
  // The card that had the focus last, and its position.
  const last = useRef<{ readonly id: string; readonly column: number; readonly row: number } | null>(null);

  useEffect(() => {
    const { current: place } = last;
    if (!place || !board.current || document.activeElement !== document.body) return;
    // A dialog over the board keeps the focus: otherwise letters would act on a card that is not visible.
    if (board.current.closest('[aria-hidden="true"]')) return;
    // The focused card was moved or removed. The card that took its place gets the focus.
    const columns = columnsIn(board.current);
    const cards = columns[place.column]?.length ? columns[place.column] : columns.find(({ length }) => length > 0);
    cards?.[Math.min(place.row, cards.length - 1)]?.focus();
  }, [orders]);

  const onFocus = ({ target }: { readonly target: EventTarget }) => {
    if (!(target instanceof Element) || !board.current) return;
    const id = target.closest<HTMLElement>('[data-order]')?.dataset['order'];
    const card = target.closest('[data-order]')?.querySelector('[data-card]') ?? null;
    last.current = id === undefined ? null : { id, ...placeOf(columnsIn(board.current), card) };
  };

  const move = (by: readonly [column: number, row: number]): boolean => {
    if (!board.current) return false;
    const columns = columnsIn(board.current);
    const place = last.current;
    if (!place) {
      columns.find(({ length }) => length > 0)?.[0]?.focus();
      return true;
    }
    const [columnStep, rowStep] = by;
    let column = place.column + columnStep;
    while (columnStep !== 0 && columns[column]?.length === 0) column += columnStep;
    const cards = columns[column];
    const card = cards?.[Math.min(place.row + rowStep, cards.length - 1)];
    card?.focus();
    card?.scrollIntoView({ block: 'nearest' });
    return card !== undefined;
  };

  const act = (code: string, order: GuestOrder | undefined): boolean => {
    if (!order) return false;
    if (code === 'KeyP') {
      void actions.print(order);
      return true;
    }
    if (order.state !== 'pending') return false;
    if (order.service === 'reserve' && code === 'KeyA') {
      void actions.accept(order);
      return true;
    }
    const [, digit] = /^(?:Digit|Numpad)([1-6])$/.exec(code) ?? [];
    const minutes = code === 'KeyA' ? usual : drawerMinutes(usual)[Number(digit) - 1];
    if (minutes !== undefined && order.service !== 'reserve') void actions.accept(order, minutes);
    else if (code === 'KeyR') onReject(order._id);
    else return false;
    return true;
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, code, target, ctrlKey, altKey, metaKey } = event;
    if (ctrlKey || altKey || metaKey || event.defaultPrevented) return;
    if (target instanceof Element && target.matches(TEXT_FIELDS)) return;
    if (hasLetters && isSearchKey(event)) {
      onSearch();
      event.preventDefault();
      return;
    }
    const inline = isRtl ? 1 : -1;
    const steps: Readonly<Record<string, readonly [number, number]>> = {
      ArrowDown: [0, 1],
      ArrowUp: [0, -1],
      ArrowLeft: [inline, 0],
      ArrowRight: [-inline, 0],
    };
    const step = steps[key];
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-order]')?.dataset['order'] : undefined;
    const isDone = step
      ? move(step)
      : hasLetters &&
        act(
          code,
          orders.find(({ _id }) => _id === id),
        );
    if (isDone) event.preventDefault();
  };
  return { ref: board, onFocus, onKeyDown };
}
