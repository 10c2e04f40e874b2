/** Marks the current section in the navigation and scrolls its chip into view. */
import { closestElement } from '../../../client/closestElement.js';
import { onCardsChange } from './cardMoveEvents.js';
import { prepareScrollTo } from './inPageLinks.js';

/**
 * The reading line, as a share of the viewport's height from the top: the last section that begins above it is the
 * current one.
 */
const READING_LINE_RATIO = 0.3;

/** After a jump, scrolling by less than this distance does not change the marked section. */
const SCROLL_TOLERANCE_PX = 24;

const topOf = (section: Element) => section.getBoundingClientRect().top;

const calmly = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Scrolls only the row of chips, until the chip is in the middle. `scrollIntoView` would scroll the page too. */
function bringIntoSight(row: Element, chip: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    top: inner.y + inner.height / 2 - outer.y - outer.height / 2,
    behavior: calmly(),
  });
}

/** Stops smooth scrolling of a row. */
const halt = (row: Element) => row.scrollTo({ left: row.scrollLeft, top: row.scrollTop, behavior: 'instant' });

/** A chip and its section. */
interface Stop {
  readonly chip: HTMLAnchorElement;
  readonly section: Element;
}

function stopsOf(document: Document, row: Element): readonly Stop[] {
  return Array.from(row.querySelectorAll('a')).flatMap((chip) => {
    const section = document.getElementById(chip.hash.slice(1));
    return section ? [{ chip, section }] : [];
  });
}

/**
 * The last section that begins above the reading line; the first section at the top of the page. Sections that a search
 * or their dayparts hide have no place.
 */
function inSight(stops: readonly Stop[]): Stop | undefined {
  const line = innerHeight * READING_LINE_RATIO;
  const shown = stops.filter(({ section }) => section.getClientRects().length > 0);
  return shown.findLast(({ section }) => topOf(section) <= line) ?? shown[0];
}

export function initSectionNav(document: Document): void {
  const row = document.querySelector<HTMLElement>('.chips ul');
  if (!row) return;
  let stops: readonly Stop[] = [];
  let current = row.querySelector('[aria-current]');
  /** The section to which the page is currently scrolling. */
  let goal: Element | null = null;
  /**
   * The target of the last jump, and its final position. A short target may not reach the reading line, but stays
   * marked.
   */
  let reached: { readonly section: Element; readonly top: number } | null = null;
  /** Whether a chip is pressed. If the row of chips scrolled during the press, the browser would cancel the click. */
  let isPressed = false;
  /** The element that scrolls: the row of chips; on a desktop its parent. */
  const scroller = () => (row.scrollWidth > row.clientWidth ? row : (row.parentElement ?? row));

  const mark = (chip: Element | undefined) => {
    if (!chip || chip === current) return;
    current?.removeAttribute('aria-current');
    chip.setAttribute('aria-current', 'true');
    current = chip;
    if (!isPressed) bringIntoSight(scroller(), chip);
  };

  const crossings = new IntersectionObserver(
    () => {
      if (goal || (reached && Math.abs(topOf(reached.section) - reached.top) < SCROLL_TOLERANCE_PX)) return;
      reached = null;
      mark(inSight(stops)?.chip);
    },
    { rootMargin: `-${READING_LINE_RATIO * 100}% 0px -${(1 - READING_LINE_RATIO) * 100}% 0px` },
  );
  const observe = () => {
    stops = stopsOf(document, row);
    for (const { section } of stops) crossings.observe(section);
    if (current?.isConnected === false) mark(inSight(stops)?.chip);
  };
  observe();
  onCardsChange(document, observe);

  // A click on a chip jumps to its section. Sections on the way are not marked as current.
  row.addEventListener('click', (event) => {
    const chip = closestElement(event.target, 'a');
    const stop = stops.find((one) => one.chip === chip);
    if (!stop || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goal = 'onscrollend' in window ? stop.section : null;
    prepareScrollTo(stop.section);
    // With `replace`, the browser's history gets no entry for each section.
    location.replace(stop.chip.hash);
    mark(stop.chip);
  });
  document.addEventListener('scrollend', () => {
    if (!goal) return;
    goal.scrollIntoView({ behavior: 'instant' });
    reached = { section: goal, top: topOf(goal) };
    goal = null;
  });
  // Scrolling by the user cancels the jump.
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    document.addEventListener(
      sign,
      ({ type, target }) => {
        goal = null;
        isPressed = type === 'pointerdown' && target instanceof Node && row.contains(target);
        if (isPressed) halt(scroller());
      },
      { passive: true },
    );
  // Listens in the capture phase: `isPressed` must be false before the chip handles its click.
  for (const sign of ['click', 'pointercancel'])
    document.addEventListener(sign, () => (isPressed = false), { capture: true });
}
