/** Computes the position of notifications: as low as possible without covering a control in use. Lengths are in px. */

export interface Rect {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** The margin between notifications and obstacles. */
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
 * How far the notifications must move up to cover no obstacle.
 * @param resting their rectangle without obstacles
 * @param ceiling the smallest allowed `top`
 * @returns 0 or more; null if there is no free position
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

/**
 * Elements that notifications never cover: elements with the attribute (sticky bars, new rows), submit buttons, and the
 * buttons of dialogs.
 */
const KEPT_CLEAR_SELECTOR = '[data-keep-clear], [type=submit], .MuiDialogActions-root';

/** Interactive elements, which can be in use. */
const CONTROL_SELECTOR = 'button, a, label, input, select, textarea, [role=button], [contenteditable]';

/** Containers whose controls the user needs together: form, card, panel, dialog. */
const SURFACE_SELECTOR = 'form, section:has(form), aside, [role=dialog], [role=alertdialog]';

/**
 * The control that was pressed last, and its containers, innermost first. All containers are stored, because the inner
 * ones may be removed when the control acts.
 */
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

/** The titles of dialogs and panels. They are covered only if necessary, because they name the edited record. */
const TITLE_SELECTOR = '.MuiDialogTitle-root, :is([role=dialog], [role=alertdialog], aside) h2';

export interface Obstacles {
  /** Never covered: `KEPT_CLEAR_SELECTOR`, the focused control, and the control that was pressed last. */
  readonly inUse: readonly Rect[];
  /** Covered only if no position avoids them: all controls in the same form, panel or dialog as a control in use. */
  readonly nearby: readonly Rect[];
  /** Covered only if every other position covers a control in use. */
  readonly titles: readonly Rect[];
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
    titles: boxesOf([...document.querySelectorAll(TITLE_SELECTOR)]),
  };
}

/** The smallest `top` when the notifications may also cover the app bar. */
const SCREEN_TOP = 8;

export interface NotificationPosition {
  /** The distance by which the notifications move up. */
  readonly lift: number;
  /** Which obstacles the notifications still cover at this position. */
  readonly covers: 'nothing' | 'nearby' | 'inUse';
}

/**
 * Finds the lowest position that covers no obstacle. If there is none, nearby controls may be covered; if that is not
 * enough, also the app bar, and then also titles. If every position covers a control in use, the notifications do not
 * move.
 */
export function positionNotifications(
  resting: Rect,
  { inUse, nearby, titles }: Obstacles,
  barHeight: number,
): NotificationPosition {
  const important = [...inUse, ...titles];
  const clear = offsetAbove(resting, [...important, ...nearby], barHeight);
  if (clear !== null) return { lift: clear, covers: 'nothing' };
  const tight =
    offsetAbove(resting, important, barHeight) ??
    offsetAbove(resting, important, SCREEN_TOP) ??
    offsetAbove(resting, inUse, SCREEN_TOP);
  return tight === null ? { lift: 0, covers: 'inUse' } : { lift: tight, covers: 'nearby' };
}
