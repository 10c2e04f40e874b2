const SCROLL_MS = 280;
/** The distance that stays free above the element. */
const MARGIN_PX = 72;

const eased = (part: number) => 1 - (1 - part) ** 3;

/** Scrolls a container to an element in it: animated, or at once with reduced motion. */
export function scrollWithin(box: HTMLElement, element: HTMLElement): void {
  const from = box.scrollTop;
  const to = from + element.getBoundingClientRect().top - box.getBoundingClientRect().top - MARGIN_PX;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    box.scrollTop = to;
    return;
  }
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(Math.max((now - start) / SCROLL_MS, 0), 1);
    box.scrollTop = from + (to - from) * eased(part);
    if (part < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
