/** Recognizes a long press of a finger within an element. The click and the context menu that follow it are ignored. */
import { useRef, type PointerEvent, type SyntheticEvent } from 'react';

/** As long as Android's own long press. */
const LONG_PRESS_MS = 500;
/** A finger that moves further scrolls. */
const TOLERANCE_PX = 10;

interface Press {
  readonly x: number;
  readonly y: number;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** @param onLongPress is called with the element under the finger */
export function useLongPress(onLongPress: (element: Element) => void) {
  const press = useRef<Press | null>(null);
  const isLong = useRef(false);
  const cancel = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  const ignore = (event: SyntheticEvent) => {
    if (!isLong.current) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    onPointerDown({ target, clientX: x, clientY: y, pointerType, isPrimary }: PointerEvent) {
      cancel();
      isLong.current = false;
      if (pointerType === 'mouse' || !isPrimary || !(target instanceof Element)) return;
      const timer = setTimeout(() => {
        isLong.current = true;
        press.current = null;
        onLongPress(target);
      }, LONG_PRESS_MS);
      press.current = { x, y, timer };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { current } = press;
      if (current && Math.hypot(clientX - current.x, clientY - current.y) > TOLERANCE_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onClickCapture: ignore,
    onContextMenu: ignore,
  };
}
