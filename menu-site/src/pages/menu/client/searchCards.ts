/** The cards that the search finds, and the marks of the words that it found. */
import { DIET_LABELS, type Diet } from '@qaima/schemas/nutrition/allergens';
import { decodeLabels, type Labels } from '@qaima/schemas/nutrition/combinedLabels';
import { parseDietQuery, type DietQuery } from '@qaima/schemas/nutrition/dietQuery';
import { filterAnswer } from '@qaima/schemas/nutrition/filter';
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

/**
 * The labels for which a query finds a dish: the diets that it names, if the dish is declared to keep all of them, and
 * the dish's spiciness, if it is one that the query accepts. Empty if the query names none or the dish lacks one.
 */
export function labelsFound({ labels }: Card, { diets, spicy }: DietQuery): readonly Diet[] {
  const own = spicy.filter((label) => labels.diets.includes(label));
  if (spicy.length > 0 && own.length === 0) return [];
  if (diets.length > 0 && filterAnswer(labels, { without: [], diets }) !== 'free') return [];
  return [...diets, ...own];
}

/**
 * The matching cards with their distances from the query. The names in the menu's other language are invisible, so they
 * count only if they contain the query's words. A diet or spiciness that the query names finds the dishes that are
 * labelled so and match the other words; then no other card counts for a word that only sounds alike. If no card matches
 * otherwise, names that sound like the query count too. If that finds nothing either, words with one mistyped letter
 * count.
 */
export function findCards(cards: readonly Card[], query: string): Distances {
  const distanceTo = createMatcher(query);
  const asked = parseDietQuery(query);
  const distanceToRest = createMatcher(asked.rest);
  const labelled = new Map<Card, number>();
  const byName = new Map<Card, number>();
  const found = new Map<Card, number>();
  for (const card of cards) {
    const suiting = labelsFound(card, asked).length > 0 ? distanceToRest(card.text) : null;
    if (suiting !== null) labelled.set(card, suiting);
  }
  for (const card of cards) {
    const named = card.names ? distanceTo(card.names) : null;
    const written = distanceTo(card.text);
    const distance = (labelled.size > 0 && written !== 0 ? null : written) ?? (named === 0 ? 0 : labelled.get(card));
    if (distance !== undefined) found.set(card, distance);
    else if (named !== null) byName.set(card, named);
  }
  if (found.size > 0 || byName.size > 0) return found.size > 0 ? found : byName;
  const isMeant = createTypoMatcher(query);
  return new Map(cards.flatMap((card) => (isMeant(card.text, ...(card.names ? [card.names] : [])) ? [[card, 0]] : [])));
}

/** States the labels for which a search has found the card; none removes the statement. */
export function showLabels({ element }: Card, labels: readonly Diet[]): void {
  element.querySelector('.answer.of-search')?.remove();
  // The filter states its own answer.
  if (labels.length === 0 || element.querySelector('.answer')) return;
  const stated = document.createElement('p');
  stated.className = 'answer free of-search';
  const names = labels.map((label) => DIET_LABELS[label][pageLanguage()]);
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
