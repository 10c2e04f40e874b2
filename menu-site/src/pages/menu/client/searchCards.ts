/** The cards that the search finds, and the marks of the words that it found. */
import { DIET_LABELS, type Diet } from '@qaima/schemas/nutrition/allergens';
import { decodeLabels, type Labels } from '@qaima/schemas/nutrition/combinedLabels';
import { isCalled, isLabelled, parseDietQuery, type DietQuery } from '@qaima/schemas/nutrition/dietQuery';
import {
  createMatcher,
  createRanker,
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
  readonly title: Searchable;
  /** The title of the card's section, and the texts that the card shows. */
  readonly text: Searchable;
  /** The names in the menu's other language, which the card does not show. */
  readonly names?: Searchable;
  /** What the venue declares of it. */
  readonly labels: Labels;
  readonly shown: readonly { readonly element: Element; readonly text: string }[];
}

const TEXT_SELECTOR = 'h3>a,.text>p[dir],.options bdi:first-child,li>bdi';

export function cardOf(element: HTMLElement): Card {
  const section = element.closest<HTMLElement>('section');
  const shown = Array.from(element.querySelectorAll(TEXT_SELECTOR), (part) => ({
    element: part,
    text: part.textContent,
  }));
  const all = [section?.querySelector('h2')?.textContent, ...shown.map(({ text }) => text)].join(' ');
  const title = toSearchable(element.querySelector('h3')?.textContent ?? '');
  return { element, title, text: toSearchable(all), labels: decodeLabels(element.dataset['labels'] ?? ''), shown };
}

type Distances = ReadonlyMap<Card, number>;

/** The spiciness of a dish, if it is one that a query accepts. */
const spicinessFound = ({ labels }: Card, { spicy }: DietQuery) =>
  spicy.filter((label) => labels.diets.includes(label));

/** The labels for which a query finds a dish: the diets that it names, and the dish's spiciness if it asks for that. */
export function labelsFound(card: Card, asked: DietQuery): readonly Diet[] {
  const diets = asked.diets.flatMap((named) => (isLabelled(card.labels, named) ? (named.diet ?? []) : []));
  return [...diets, ...spicinessFound(card, asked)];
}

/** Whether a dish is all that a query asks for: labelled so, or in the case of a diet also called so. */
const suits = (card: Card, asked: DietQuery) =>
  (asked.spicy.length === 0 || spicinessFound(card, asked).length > 0) &&
  asked.diets.every(
    (named) =>
      isLabelled(card.labels, named) ||
      [card.text, ...(card.names ? [card.names] : [])].some((text) => isCalled(text, named)),
  );

/** The dishes that suit a query and match its other words, also if these sound alike. */
function findSuiting(cards: readonly Card[], asked: DietQuery): Distances {
  const rank = createRanker(createMatcher(asked.rest));
  return new Map(
    cards.flatMap((card) => {
      const distance = suits(card, asked) ? rank(card.title, card.text) : null;
      return distance === null ? [] : [[card, distance]];
    }),
  );
}

/** The cards whose words a query means if each has one mistyped letter at most. */
function findMeant(cards: readonly Card[], query: string): Distances {
  const isMeant = createTypoMatcher(query);
  return new Map(cards.flatMap((card) => (isMeant(card.text, ...(card.names ? [card.names] : [])) ? [[card, 0]] : [])));
}

/**
 * The matching cards with their distances from the query, the dishes that are called so before the others. The names
 * in the menu's other language are invisible, so they count only if they contain the query's words. A diet that the query names finds the dishes that are labelled or called
 * so: what only sounds alike may be the opposite. A spiciness finds the dishes that are labelled so; if there are any, no
 * other card counts for a word that only sounds alike. If no card matches otherwise, names that sound like the query
 * count too. If that finds nothing either, words with one mistyped letter count.
 */
export function findCards(cards: readonly Card[], query: string): Distances {
  const distanceTo = createMatcher(query);
  const rank = createRanker(distanceTo);
  const asked = parseDietQuery(query);
  const suiting = asked.diets.length + asked.spicy.length > 0 ? findSuiting(cards, asked) : new Map<Card, number>();
  if (asked.diets.length > 0) {
    if (suiting.size > 0) return suiting;
    return findMeant(
      cards.filter((card) => suits(card, asked)),
      asked.rest,
    );
  }
  const byName = new Map<Card, number>();
  const found = new Map<Card, number>();
  for (const card of cards) {
    const named = card.names ? distanceTo(card.names) : null;
    const written = rank(card.title, card.text);
    const isAlike = written !== null && written >= 1;
    const distance = (suiting.size > 0 && isAlike ? null : written) ?? (named === 0 ? 0 : suiting.get(card));
    if (distance !== undefined) found.set(card, distance);
    else if (named !== null) byName.set(card, named);
  }
  if (found.size > 0 || byName.size > 0) return found.size > 0 ? found : byName;
  return findMeant(cards, query);
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
