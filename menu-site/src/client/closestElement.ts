/** The nearest element that matches, from an event's target up; null when the target is not an element. */
export const closestElement = <T extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): T | null => (target instanceof Element ? target.closest<T>(selector) : null);
