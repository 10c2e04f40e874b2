/** The list of sections follows the view: the section in sight is marked, and its chip is brought into sight. */

/** The line that a section must reach to be the one in sight, as a share of the screen's height from its top. */
const READING_LINE = 0.3;

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
  return stops.findLast(({ section }) => section.getBoundingClientRect().top <= line) ?? stops[0];
}

export function followView(document: Document): void {
  const row = document.querySelector<HTMLElement>('.chips ul');
  if (!row) return;
  const stops = stopsOf(document, row);
  let current = row.querySelector('[aria-current]');
  let isJumping = false;

  const mark = (chip: Element | undefined) => {
    if (!chip || chip === current) return;
    current?.removeAttribute('aria-current');
    chip.setAttribute('aria-current', 'true');
    current = chip;
    // On a desktop it is the list around the rail that scrolls.
    bringIntoSight(row.scrollWidth > row.clientWidth ? row : (row.parentElement ?? row), chip);
  };

  const crossings = new IntersectionObserver(
    () => {
      if (!isJumping) mark(inSight(stops)?.chip);
    },
    { rootMargin: `-${READING_LINE * 100}% 0px -${(1 - READING_LINE) * 100}% 0px` },
  );
  for (const { section } of stops) crossings.observe(section);

  // A chip is a place on this page, not a step to come back to. The sections that a jump passes are not marked.
  row.addEventListener('click', (event) => {
    const chip = (event.target as Element).closest('a');
    if (!chip || event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    isJumping = 'onscrollend' in window;
    location.replace(chip.hash);
    mark(chip);
  });
  document.addEventListener('scrollend', () => (isJumping = false));
}
