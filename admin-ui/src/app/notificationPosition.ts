/** Where notices go on the screen: as low as they can without lying over a control that is in use. Lengths in px. */

/** A rectangle in the viewport. */
export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Between notices and what they keep clear of. */
const GAP_PX = 8;

const overlaps = (one: Rect, other: Rect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const around = ({ left, right, top, bottom }: Rect): Rect => ({
  left: left - GAP_PX,
  right: right + GAP_PX,
  top: top - GAP_PX,
  bottom: bottom + GAP_PX,
});

/**
 * How far up the notices have to move.
 * @param resting where they would be with nothing in their way
 * @param obstacles what they must not cover
 * @param ceiling the highest `top` they may be lifted to
 * @returns 0 or more; null when there is no clear place at all
 */
export function offsetAbove(resting: Rect, obstacles: readonly Rect[], ceiling: number): number | null {
  const blocked = obstacles.map(around);
  let lift = 0;
  for (;;) {
    const here = { ...resting, top: resting.top - lift, bottom: resting.bottom - lift };
    if (lift > 0 && here.top < ceiling) return null;
    const tops = blocked.filter((box) => overlaps(here, box)).map(({ top }) => top);
    if (tops.length === 0) return lift;
    lift = resting.bottom - Math.min(...tops);
  }
}

/** What says so itself (bars that stay in sight, a new row), buttons that send, and those that answer a question. */
const KEPT_CLEAR_SELECTOR = '[data-keep-clear], [type=submit], .MuiDialogActions-root';

/** What can be operated, within which something is in use. */
const CONTROL_SELECTOR = 'button, a, label, input, select, textarea, [role=button], [contenteditable]';

/** What a control is used together with: a form or a card of the page, a panel beside it, a dialog over it. */
const SURFACE_SELECTOR = 'form, section:has(form), aside, [role=dialog], [role=alertdialog]';

/** The control that was pressed last, and what it stands in, the nearest first: some of it may be gone after what it did. */
export interface Pressed {
  readonly control: Element | null;
  readonly surfaces: readonly Element[];
}

export function pressedControl(target: EventTarget | null): Pressed {
  if (!(target instanceof Element)) return { control: null, surfaces: [] };
  const surfaces: Element[] = [];
  for (let at = target.closest(SURFACE_SELECTOR); at; at = at.parentElement?.closest(SURFACE_SELECTOR) ?? null)
    surfaces.push(at);
  return { control: target.closest(CONTROL_SELECTOR), surfaces };
}

/** What notices keep clear of. */
export interface Obstacles {
  /** Never covered: what says so itself, the focused control, and the one that was pressed last. */
  readonly inUse: readonly Rect[];
  /** Not covered where there is room: what one goes on with, in the same form, panel or dialog. */
  readonly nearby: readonly Rect[];
}

export function findObstacles(region: HTMLElement, pressed: Pressed): Obstacles {
  const focused = pressedControl(document.activeElement);
  const boxesOf = (elements: readonly (Element | null)[]) =>
    elements.flatMap((element) => {
      if (!element?.isConnected || region.contains(element)) return [];
      const box = element.getBoundingClientRect();
      return box.width > 0 && box.height > 0 ? [box] : [];
    });
  const surfaces = [focused, pressed].map((used) => used.surfaces.find(({ isConnected }) => isConnected));
  return {
    inUse: boxesOf([...document.querySelectorAll(KEPT_CLEAR_SELECTOR), focused.control, pressed.control]),
    nearby: boxesOf(surfaces.flatMap((surface) => [...(surface?.querySelectorAll(CONTROL_SELECTOR) ?? [])])),
  };
}

/** The highest `top` of notices where nothing lower is clear: over the bar of the page. */
const SCREEN_TOP = 8;

export interface NotificationPosition {
  /** How far notices stand above their resting place. */
  readonly lift: number;
  /** What they cover there after all. */
  readonly covers: 'nothing' | 'nearby' | 'inUse';
}

/**
 * Where notices go: clear of all that one works with; of what is in use at least, over the bar of the page if it must be.
 * @param barHeight of the bar at the top of the page
 */
export function positionNotifications(
  resting: Rect,
  { inUse, nearby }: Obstacles,
  barHeight: number,
): NotificationPosition {
  const clear = offsetAbove(resting, [...inUse, ...nearby], barHeight);
  if (clear !== null) return { lift: clear, covers: 'nothing' };
  const tight = offsetAbove(resting, inUse, barHeight) ?? offsetAbove(resting, inUse, SCREEN_TOP);
  return tight === null ? { lift: 0, covers: 'inUse' } : { lift: tight, covers: 'nearby' };
}
