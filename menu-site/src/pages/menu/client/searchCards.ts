/** The cards that the search finds, and the marks of the words that it found. */
import { DIET_LABELS } from '@qaima/schemas/nutrition/allergens';
import { decodeLabels, type Labels } from '@qaima/schemas/nutrition/combinedLabels';
import { parseDietQuery } from '@qaima/schemas/nutrition/dietQuery';
import { filterAnswer, type WantedDiet } from '@qaima/schemas/nutrition/filter';
import {
  createMatcher,
  createTypoMatcher,
  findMatches,
  toSearchable,
  type Searchable,
} from '@qaima/schemas/text/search';
import { pageLanguage } from '../../../i18n/pageLanguage.js';
import { answerIcon } from '../filter/client/answerIcon.js';

/** An item or combo with the texts that its card shows. */
export interface Card {
  readonly element: HTMLElement;
  /** The title of the card's section, and the texts that the card shows. */
  readonly text: Searchable;
  /** The names in the menu's other language, which the card does not show. */
  readonly names?: Searchable;
  /** What the venue declares of it. */
  readonly labels: Labels;
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
  return { element, text: toSearchable(all), labels: decodeLabels(element.dataset['labels'] ?? ''), shown };
}

type Distances = ReadonlyMap<Card, number>;

/** Whether a dish is declared to keep all of these diets. False without a diet. */
export const keepsDiets = ({ labels }: Card, diets: readonly WantedDiet[]): boolean =>
  filterAnswer(labels, { without: [], diets }) === 'free';

/**
 * The matching cards with their distances from the query. The names in the menu's other language are invisible, so they
 * count only if they contain the query's words. A diet that the query names finds the dishes that are declared to keep it
 * and match the other words. If no card matches otherwise, names that sound like the query count
 * too. If that finds nothing either, words with one mistyped letter count.
 */
export function findCards(cards: readonly Card[], query: string): Distances {
  const distanceTo = createMatcher(query);
  const { diets, rest } = parseDietQuery(query);
  const distanceToRest = createMatcher(rest);
  const byName = new Map<Card, number>();
  const found = new Map<Card, number>();
  for (const card of cards) {
    const named = card.names ? distanceTo(card.names) : null;
    const suiting = keepsDiets(card, diets) ? distanceToRest(card.text) : null;
    const distance = distanceTo(card.text) ?? (named === 0 ? 0 : suiting);
    if (distance !== null) found.set(card, distance);
    else if (named !== null) byName.set(card, named);
  }
  if (found.size > 0 || byName.size > 0) return found.size > 0 ? found : byName;
  const isMeant = createTypoMatcher(query);
  return new Map(cards.flatMap((card) => (isMeant(card.text, ...(card.names ? [card.names] : [])) ? [[card, 0]] : [])));
}

/** States the diets for which a search has found the card; none removes the statement. */
export function showDiets({ element }: Card, diets: readonly WantedDiet[]): void {
  element.querySelector('.answer.of-search')?.remove();
  // The filter states its own answer.
  if (diets.length === 0 || element.querySelector('.answer')) return;
  const stated = document.createElement('p');
  stated.className = 'answer free of-search';
  const names = diets.map((diet) => DIET_LABELS[diet][pageLanguage()]);
  stated.append(answerIcon('free'), new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format(names));
  (element.querySelector('.text') ?? element).prepend(stated);
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
