/** The cards that the search finds, and the marks of the words that it found. */
import { createMatcher, findMatches, toSearchable, type Searchable } from '@qaima/schemas/text/search';

/** An item or combo with the texts that its card shows. */
export interface Card {
  readonly element: HTMLElement;
  /** Its section's title and its own texts. */
  readonly text: Searchable;
  readonly shown: readonly { readonly element: Element; readonly text: string }[];
}

const TEXT_SELECTOR = 'h3,.text>p[dir],.options bdi:first-child,li>bdi';

export function cardOf(element: HTMLElement): Card {
  const section = element.closest<HTMLElement>('section');
  const shown = Array.from(element.querySelectorAll(TEXT_SELECTOR), (part) => ({
    element: part,
    text: part.textContent,
  }));
  const all = [section?.querySelector('h2')?.textContent, ...shown.map(({ text }) => text)].join(' ');
  return { element, text: toSearchable(all), shown };
}

/** The matching cards with their distances from the query. */
export function findCards(cards: readonly Card[], query: string): ReadonlyMap<Card, number> {
  const distanceTo = createMatcher(query);
  return new Map(
    cards.flatMap((card) => {
      const distance = distanceTo(card.text);
      return distance === null ? [] : [[card, distance] as const];
    }),
  );
}

/** Marks the words of the query in a card's texts. Without a query, restores the texts. */
export function mark({ shown }: Card, query: string): void {
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
