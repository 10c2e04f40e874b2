/** Ignores the second tap of a double tap that would hit the card which has come to the place of the first. */
import { useRef, type MouseEvent } from 'react';

const DOUBLE_TAP_MS = 1000;
/** How far apart (px) the two taps of a double tap may be. */
const SAME_PLACE = 40;

/** @returns a handler for `onClickCapture` of an element that contains cards with `data-order` */
export function useDoubleTapGuard() {
  const last = useRef({ order: '', x: 0, y: 0, at: -Infinity });
  return (event: MouseEvent) => {
    const { target, clientX: x, clientY: y } = event;
    const order = target instanceof Element && target.closest<HTMLElement>('[data-order]')?.dataset['order'];
    // A click by the keyboard has no place.
    if (!order || (x === 0 && y === 0)) return;
    const { current: before } = last;
    const at = performance.now();
    const isSamePlace = Math.hypot(x - before.x, y - before.y) < SAME_PLACE;
    const isSlip = order !== before.order && isSamePlace && at - before.at < DOUBLE_TAP_MS;
    last.current = isSlip ? { ...before, at } : { order, x, y, at };
    if (!isSlip) return;
    event.preventDefault();
    event.stopPropagation();
  };
}
