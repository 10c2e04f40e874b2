/** Marks the section in view in the navigation, and scrolls its chip into view. */
import { closestElement } from '../../../client/closestElement.js';

/** The height at which a section counts as in view, as a share of the viewport's height from its top. */
const READING_LINE_RATIO = 0.3;

/**
 * A section farther away than this many viewport heights is jumped to without smooth scrolling, which would lay out
 * every card on the way and shift the target.
 */
const MAX_SMOOTH_SCROLL_VIEWPORTS = 2;

/** In pixels: within this distance of a jump's end, the page counts as not scrolled since. */
const SCROLL_TOLERANCE_PX = 24;

const topOf = (section: Element) => section.getBoundingClientRect().top;

const calmly = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Scrolls the chip to the middle of its row only, because the page may be scrolling too. */
function bringIntoSight(row: Element, chip: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    top: inner.y + inner.height / 2 - outer.y - outer.height / 2,
    behavior: calmly(),
  });
}

/** Stops smooth scrolling. */
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

/** The last section above the reading line; at the top of the page, the first. */
function inSight(stops: readonly Stop[]): Stop | undefined {
  const line = innerHeight * READING_LINE_RATIO;
  return stops.findLast(({ section }) => topOf(section) <= line) ?? stops[0];
}

/** In frames: content near the viewport is laid out late and shifts what is below it. */
const SETTLE_FRAMES = 3;

/** Keeps a section in place after a jump. */
function settle(section: Element, frames = SETTLE_FRAMES): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    section.scrollIntoView({ behavior: 'instant' });
    settle(section, frames - 1);
  });
}

/** Scrolls to a section, smoothly if it is near. */
function goTo({ chip, section }: Stop): void {
  const { style } = section.ownerDocument.documentElement;
  const isFar = Math.abs(topOf(section)) > innerHeight * MAX_SMOOTH_SCROLL_VIEWPORTS;
  // Browsers scroll after this call, so the style must stay set.
  style.scrollBehavior = isFar ? 'auto' : '';
  location.replace(chip.hash);
  if (isFar) settle(section);
}

export function initSectionNav(document: Document): void {
  const row = document.querySelector<HTMLElement>('.chips ul');
  if (!row) return;
  const stops = stopsOf(document, row);
  let current = row.querySelector('[aria-current]');
  /** The target of a jump in progress. */
  let goal: Element | null = null;
  /** The end of the last jump: a short section may end above the reading line although it was requested. */
  let reached: { readonly section: Element; readonly top: number } | null = null;
  /** Whether a chip is pressed: moving the row meanwhile would cancel the click. */
  let isPressed = false;
  /** The scroll container; on a desktop it is the list around the rail. */
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
  for (const { section } of stops) crossings.observe(section);

  // Chips do not add history entries, and sections passed by a jump are not marked.
  row.addEventListener('click', (event) => {
    const chip = closestElement(event.target, 'a');
    const stop = stops.find((one) => one.chip === chip);
    if (!stop || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    goal = 'onscrollend' in window ? stop.section : null;
    goTo(stop);
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
  // The press ends before the chip handles its click.
  for (const sign of ['click', 'pointercancel'])
    document.addEventListener(sign, () => (isPressed = false), { capture: true });
}
