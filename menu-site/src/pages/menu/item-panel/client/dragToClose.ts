/** Closes a bottom sheet when its header is dragged down. */

/** The drag distance that closes the sheet. */
const CLOSE_DISTANCE_PX = 96;

export function enableDragToClose(panel: HTMLElement, handle: HTMLElement, close: () => void): void {
  let from: number | null = null;
  const move = (by: number) => {
    panel.style.transform = by > 0 ? `translateY(${by}px)` : '';
  };
  handle.addEventListener('pointerdown', ({ pointerId, clientY }) => {
    from = clientY;
    handle.setPointerCapture(pointerId);
    panel.classList.add('dragged');
  });
  handle.addEventListener('pointermove', ({ clientY }) => {
    if (from !== null) move(clientY - from);
  });
  const end = ({ type, clientY }: PointerEvent) => {
    const by = from === null ? 0 : clientY - from;
    from = null;
    panel.classList.remove('dragged');
    move(0);
    if (type === 'pointerup' && by > CLOSE_DISTANCE_PX) close();
  };
  handle.addEventListener('pointerup', end);
  handle.addEventListener('pointercancel', end);
}
