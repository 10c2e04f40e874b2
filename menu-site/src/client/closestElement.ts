/** `Element.closest` for an event's target; null if the target is not an element. */
export const closestElement = <T extends Element = HTMLElement>(
  target: EventTarget | null,
  selector: string,
): T | null => (target instanceof Element ? target.closest<T>(selector) : null);
