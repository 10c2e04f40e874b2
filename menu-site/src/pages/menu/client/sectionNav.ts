/** The list of sections follows the view: the section in sight is marked, and its chip is brought into sight. */

/** The line that a section must reach to be the one in sight, as a share of the screen's height from its top. */
const READING_LINE = 0.3;

/**
 * Farther than this, in heights of the screen, a section is jumped to. On the way there every card would have to be laid out,
 * and each that is not as high as was thought would move where the way ends.
 */
const FAR = 2;

/** Nearer than this to where a jump ended, in pixels, the page has not been moved since. */
const HELD_PX = 24;

const topOf = (section: Element) => section.getBoundingClientRect().top;

const calmly = () => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth');

/** Moves the chip to the middle of its row, and nothing else: the page itself may be moving. */
function bringIntoSight(row: Element, chip: Element): void {
  const [outer, inner] = [row.getBoundingClientRect(), chip.getBoundingClientRect()];
  row.scrollBy({
    left: inner.x + inner.width / 2 - outer.x - outer.width / 2,
    top: inner.y + inner.height / 2 - outer.y - outer.height / 2,
    behavior: calmly(),
  });
}

/** Ends a glide that has begun. */
const halt = (row: Element) => row.scrollTo({ left: row.scrollLeft, top: row.scrollTop, behavior: 'instant' });

/** A chip and the section that it leads to. */
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

/** The last section that has come up to the reading line; above all of them, the first. */
function inSight(stops: readonly Stop[]): Stop | undefined {
  const line = innerHeight * READING_LINE;
  return stops.findLast(({ section }) => topOf(section) <= line) ?? stops[0];
}

/** In frames: what comes near the screen is laid out, and moves what is below it. */
const SETTLES = 3;

/** Keeps a section where a jump brought it. */
function settle(section: Element, frames = SETTLES): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    section.scrollIntoView({ behavior: 'instant' });
    settle(section, frames - 1);
  });
}

/** Goes to a section as a link would: gliding when it is near. */
function goTo({ chip, section }: Stop): void {
  const { style } = section.ownerDocument.documentElement;
  const isFar = Math.abs(topOf(section)) > innerHeight * FAR;
  // Browsers go to a place in the page after this: the word must still stand then.
  style.scrollBehavior = isFar ? 'auto' : '';
  location.replace(chip.hash);
  if (isFar) settle(section);
}

export function initSectionNav(document: Document): void {
  const row = document.querySelector<HTMLElement>('.chips ul');
  if (!row) return;
  const stops = stopsOf(document, row);
  let current = row.querySelector('[aria-current]');
  /** Where a jump goes that has not ended. */
  let goal: Element | null = null;
  /** Where the last jump ended: a short section may end above the reading line, and is the one that was asked for. */
  let reached: { readonly section: Element; readonly top: number } | null = null;
  /** Whether a chip is pressed: a row that moves meanwhile takes it from under the finger, and the press is lost. */
  let isPressed = false;
  /** What scrolls: on a desktop it is the list around the rail. */
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
      if (goal || (reached && Math.abs(topOf(reached.section) - reached.top) < HELD_PX)) return;
      reached = null;
      mark(inSight(stops)?.chip);
    },
    { rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px` },
  );
  for (const { section } of stops) crossings.observe(section);

  // A chip is a place on this page, not a step to come back to. The sections that a jump passes are not marked.
  row.addEventListener('click', (event) => {
    const chip = (event.target as Element).closest('a');
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
  // Whoever moves the page meanwhile goes elsewhere.
  for (const sign of ['wheel', 'pointerdown', 'keydown'])
    document.addEventListener(
      sign,
      ({ type, target }) => {
        goal = null;
        isPressed = type === 'pointerdown' && row.contains(target as Node);
        if (isPressed) halt(scroller());
      },
      { passive: true },
    );
  // A press has ended before the chip answers it.
  for (const sign of ['click', 'pointercancel'])
    document.addEventListener(sign, () => (isPressed = false), { capture: true });
}
