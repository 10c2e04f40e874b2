/** Where notices go on the screen: as low as they can without lying over a control that is in use. Lengths in px. */

/** A rectangle in the viewport. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between notices and what they keep clear of. */
const GAP = 8;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ({ left, right, top, bottom }: Box): Box => ({
  left: left - GAP,
  right: right + GAP,
  top: top - GAP,
  bottom: bottom + GAP,
});

/**
 * How far up the notices have to move.
 * @param resting where they would be with nothing in their way
 * @param obstacles what they must not cover
 * @param ceiling the highest `top` they may have
 * @returns 0 or more; 0 when there is no clear place at all
 */
export function liftOf(resting: Box, obstacles: readonly Box[], ceiling: number): number {
  const blocked = obstacles.map(around);
  let lift = 0;
  for (;;) {
    const here = { ...resting, top: resting.top - lift, bottom: resting.bottom - lift };
    if (here.top < ceiling) return 0;
    const tops = blocked.filter((box) => overlaps(here, box)).map(({ top }) => top);
    if (tops.length === 0) return lift;
    lift = resting.bottom - Math.min(...tops);
  }
}

/** What says so itself (bars that stay in sight, a new row), buttons that send, and those that answer a question. */
const KEPT_CLEAR = '[data-keep-clear], [type=submit], .MuiDialogActions-root';

/** What can be operated, within which something is in use. */
const CONTROL = 'button, a, label, input, select, textarea, [role=button], [contenteditable]';

/** What notices must keep clear of now: that, the focused control, and the one that was pressed last. */
export function controlsInUse(region: HTMLElement, pressed: Element | null): readonly Box[] {
  const { activeElement } = document;
  const used = [activeElement?.closest(CONTROL), pressed?.isConnected && pressed.closest(CONTROL)];
  return [...document.querySelectorAll(KEPT_CLEAR), ...used].flatMap((element) => {
    if (!element || region.contains(element)) return [];
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.height > 0 ? [box] : [];
  });
}
