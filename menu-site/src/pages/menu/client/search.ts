/**
 * Searches within the menu: hides sections and cards without a match, and marks the matching words.
 * (docs/spec/public-site.md#section-list)
 */
import { createMatcher, toSearchable, findMatches, type Searchable } from '@qaima/schemas/text/search';
import { clientMessages } from '../../../i18n/clientMessages.js';

/** The number of cards whose words are marked synchronously. The others are marked later, without blocking input. */
const SYNC_CARDS = 40;

/** The height of the sticky bar, which covers results above this position. */
const BAR_HEIGHT_PX = 48;

/** An item or combo with the texts that its card shows. */
interface Card {
  readonly element: HTMLElement;
  readonly section: HTMLElement | null;
  readonly text: Searchable;
  readonly shown: readonly { readonly element: Element; readonly text: string }[];
}

const TEXT_SELECTOR = 'h3,.text>p[dir],.options bdi:first-child,li>bdi';

function cardOf(element: HTMLElement): Card {
  const section = element.closest<HTMLElement>('section');
  const shown = Array.from(element.querySelectorAll(TEXT_SELECTOR), (part) => ({
    element: part,
    text: part.textContent,
  }));
  const all = [section?.querySelector('h2')?.textContent, ...shown.map(({ text }) => text)].join(' ');
  return { element, section, text: toSearchable(all), shown };
}

/** Marks the words of the query in a card's texts. Without a query, restores the texts. */
function mark({ shown }: Card, query: string): void {
  for (const { element, text } of shown) {
    const spans = query ? findMatches(query, text) : [];
    if (spans.length === 0 && !element.querySelector('mark')) continue;
    const parts: (Node | string)[] = [];
    let at = 0;
    for (const { start, end } of spans) {
      const marked = document.createElement('mark');
      marked.textContent = text.slice(start, end);
      parts.push(text.slice(at, start), marked);
      at = end;
    }
    element.replaceChildren(...parts, text.slice(at));
  }
}

class Search {
  private cards: readonly Card[] | null = null;
  /** Whether the cards are in another order than the menu's. */
  private isRanked = false;
  private turn = 0;

  constructor(
    private readonly main: HTMLElement,
    private readonly status: HTMLElement,
    private readonly end: () => void,
  ) {}

  /** Shows the matching cards, or the whole menu without a query. */
  run(query: string): void {
    this.cards ??= Array.from(this.main.querySelectorAll<HTMLElement>('.item,.combo'), cardOf);
    const isAsked = query.trim() !== '';
    const distanceTo = createMatcher(query);
    const nearness = new Map(
      this.cards.flatMap((card) => {
        const distance = distanceTo(card.text);
        return distance === null ? [] : [[card, distance] as const];
      }),
    );
    const found = [...nearness.keys()];
    const kept = new Set(found);
    const filled = new Set(found.map(({ section }) => section));
    for (const card of this.cards) card.element.hidden = !kept.has(card);
    this.order(nearness);
    for (const gallery of this.main.querySelectorAll<HTMLElement>('.gallery')) gallery.hidden = isAsked;
    for (const section of this.main.querySelectorAll<HTMLElement>('section')) {
      section.hidden = isAsked && !filled.has(section);
      const chip = document.querySelector(`.chips a[href="#${CSS.escape(section.id)}"]`)?.parentElement;
      if (chip) chip.hidden = section.hidden;
    }
    // Hides the sections' item counts, which are not numbers of results.
    document.documentElement.classList.toggle('searched', isAsked);
    // An item on sale appears in two sections but counts once.
    const count = new Set(found.map(({ element }) => element.dataset['item'] ?? element)).size;
    this.status.textContent = isAsked ? clientMessages(document).found(count) : '';
    // If nothing was found, a notice shows that; this element is then for screen readers only.
    this.status.classList.toggle('sr', count === 0);
    this.showNothing(isAsked && count === 0);
    this.markSome([...found, ...this.cards.filter((card) => !kept.has(card))], kept, query, ++this.turn);
  }

  /**
   * Sorts sections and cards by distance from the query. With equal distances, which is the usual case, the menu's
   * order stays.
   */
  private order(nearness: ReadonlyMap<Card, number>): void {
    const isRanked = new Set(nearness.values()).size > 1;
    if (!isRanked && !this.isRanked) return;
    this.isRanked = isRanked;
    const ranked = [...nearness].sort(([, one], [, other]) => one - other).map(([card]) => card);
    // Iterates from last to first, because each card is inserted before the previous one.
    for (const { element, section } of (isRanked ? ranked : [...(this.cards ?? [])]).reverse()) {
      element.parentElement?.prepend(element);
      if (section) this.status.after(section);
    }
  }

  private markSome(cards: readonly Card[], kept: ReadonlySet<Card>, query: string, turn: number): void {
    if (turn !== this.turn) return;
    for (const card of cards.slice(0, SYNC_CARDS)) mark(card, kept.has(card) ? query : '');
    const rest = cards.slice(SYNC_CARDS);
    if (rest.length > 0) setTimeout(() => this.markSome(rest, kept, query, turn));
  }

  private showNothing(isShown: boolean): void {
    const shown = this.main.querySelector(':scope>.notice');
    if (!isShown) return shown?.remove();
    const template = document.getElementById('nothing');
    if (shown || !(template instanceof HTMLTemplateElement)) return;
    this.main.append(document.importNode(template.content, true));
    this.main.querySelector('.notice button')?.addEventListener('click', this.end);
  }
}

export function initSearch(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('.find');
  const input = form?.querySelector('input');
  const main = document.getElementById('main');
  const status = document.querySelector<HTMLElement>('.found');
  if (!form || !input || !main || !status) return;

  const search = new Search(main, status, () => {
    form.reset();
    input.focus();
  });
  let isDue = false;
  const again = (then?: () => void) => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      search.run(input.value);
      then?.();
    });
  };
  /**
   * Scrolls to the results if they are not in the upper third, because a phone's keyboard covers the lower half of
   * the screen.
   */
  const toResults = () => {
    const { top } = main.getBoundingClientRect();
    if (top < BAR_HEIGHT_PX || top > innerHeight / 3) main.scrollIntoView({ behavior: 'instant' });
  };

  input.addEventListener('input', () => again(toResults));
  form.addEventListener('reset', () => {
    again();
    // The browser clears the field after this event.
    input.blur();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    input.blur();
  });
  input.addEventListener('keydown', ({ key }) => key === 'Escape' && form.reset());
  form.hidden = false;
  // On back navigation, browsers restore the typed text.
  if (input.value) again();
}
