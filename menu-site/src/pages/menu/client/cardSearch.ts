/**
 * Shows the cards of the menu that a query finds. Loaded when the guest begins to search.
 * (docs/spec/public-site.md#section-list)
 */
import { parseDietQuery } from '@qaima/schemas/nutrition/dietQuery';
import { nearestWords } from '@qaima/schemas/text/nearestWords';
import { toSearchable } from '@qaima/schemas/text/search';
import { clearFilter } from './cardMoveEvents.js';
import { pageLanguage } from '../../../i18n/pageLanguage.js';
import { filterMessages } from '../filter/messages.js';
import { clientMessages } from '../../../i18n/clientMessages.js';
import { cardOf, findCards, labelsFound, mark, showLabels, type Card } from './searchCards.js';

/** The number of cards whose words are marked synchronously. The others are marked later, without blocking input. */
const SYNC_CARDS = 40;

/** The maximum number of words that are proposed if nothing is found. */
const MAX_PROPOSED = 4;

/** The section, or the group of the filter, in which a card is now. */
const sectionOf = ({ element }: Card) => element.closest<HTMLElement>('section');

const isFiltered = () => document.documentElement.classList.contains('filtered');

/** An item on sale appears in two sections but counts once. */
const dishCount = (cards: readonly Card[]) =>
  new Set(cards.map(({ element }) => element.dataset['item'] ?? element)).size;

/** Dayparts may hide a card until it is served. */
const isServed = ({ element }: Card) => !element.matches('[data-not-served]');

/** Whether the filter shows a card. Without a filter, all cards are shown. */
const isOffered = ({ element }: Card) => !isFiltered() || element.closest('.answers') !== null;

/** The state of a search within the menu, from its first query on. */
export class CardSearch {
  /** All cards, in the order of the menu. */
  private cards: readonly Card[] | null = null;
  /** The names in the menu's other language, by the ids of items and combos. */
  private names: ReadonlyMap<string, string> | null = null;
  /** The status text without a query: the number of items that the filter shows. */
  private said: string;
  /** Whether the cards are in another order than the menu's. */
  private isRanked = false;
  private turn = 0;

  constructor(
    private readonly main: HTMLElement,
    private readonly status: HTMLElement,
    private readonly end: () => void,
    private readonly searchFor: (word: string) => void,
  ) {
    this.said = status.textContent;
  }

  /** Adds these names to the searched texts. @param names by the ids of items and combos */
  learn(names: ReadonlyMap<string, string>): void {
    this.names = names;
    this.cards = this.allCards().map((card) => {
      const { item = '', combo = item } = card.element.dataset;
      return { ...card, names: toSearchable(names.get(combo) ?? '') };
    });
  }

  /** Reads all cards again. They are at their places in the menu. */
  renew(): void {
    this.cards = null;
    if (this.names) this.learn(this.names);
  }

  private allCards(): readonly Card[] {
    return (this.cards ??= Array.from(this.main.querySelectorAll<HTMLElement>('.item,.combo'), cardOf));
  }

  /** Shows all cards; the filter can then move them. */
  pause(): void {
    this.said = '';
    this.run('');
  }

  /** Searches again after the filter has moved the cards. */
  resume(query: string): void {
    this.said = this.status.textContent;
    if (query) this.run(query);
  }

  /** Shows the matching cards, or the whole menu without a query. */
  run(query: string): void {
    const cards = this.allCards();
    const isAsked = query.trim() !== '';
    const nearness = findCards(cards, query);
    const kept = new Set(nearness.keys());
    const served = [...kept].filter(isServed);
    const found = served.filter(isOffered);
    const filled = new Set(found.map(sectionOf));
    const asked = parseDietQuery(query);
    for (const card of cards) {
      card.element.hidden = !kept.has(card);
      showLabels(card, kept.has(card) ? labelsFound(card, asked) : []);
    }
    this.order(nearness);
    for (const gallery of this.main.querySelectorAll<HTMLElement>('.gallery')) gallery.hidden = isAsked;
    for (const section of this.main.querySelectorAll<HTMLElement>('section')) {
      section.hidden = isAsked && !filled.has(section);
      const chip = document.querySelector(`.chips a[href="#${CSS.escape(section.id)}"]`)?.parentElement;
      if (chip) chip.hidden = section.hidden;
    }
    // Hides the item counts of the sections, because they do not count the results.
    document.documentElement.classList.toggle('searched', isAsked);
    const count = dishCount(found);
    this.status.textContent = isAsked ? clientMessages(document).found(count) : this.said;
    // If there are no results, a visible notice says so. This element is then only for screen readers.
    this.status.classList.toggle('sr', isAsked && count === 0);
    this.countUnsuitable(served);
    this.showNothing(isAsked && count === 0, query, dishCount(served));
    this.markSome([...found, ...cards.filter((card) => !kept.has(card))], kept, query, ++this.turn);
  }

  /**
   * Sorts sections and cards by their distance from the query. Usually all distances are equal, and the cards stay in
   * the menu's sequence.
   */
  private order(nearness: ReadonlyMap<Card, number>): void {
    const isRanked = new Set(nearness.values()).size > 1;
    if (!isRanked && !this.isRanked) return;
    this.isRanked = isRanked;
    const ranked = [...nearness].sort(([, one], [, other]) => one - other).map(([card]) => card);
    // Iterates from last to first, because each card is inserted before the previous one.
    for (const card of (isRanked ? ranked : [...this.allCards()]).reverse()) {
      const section = sectionOf(card);
      card.element.parentElement?.prepend(card.element);
      // The groups of the filter keep their order.
      if (section && !section.matches('.answers')) this.status.after(section);
    }
  }

  /** Counts in the filter's note what the filter hides of the results. */
  private countUnsuitable(served: readonly Card[]): void {
    const note = this.main.querySelector<HTMLElement>('.hidden-note');
    if (!note) return;
    const count = dishCount(served.filter(({ element }) => element.matches('[data-unsuitable]')));
    note.hidden = count === 0;
    const [kind, text] = [note.dataset['kind'], note.querySelector('span')];
    if (kind === undefined || count === 0 || !text) return;
    text.textContent = filterMessages[pageLanguage()].containsHidden[kind === 'diets' ? 'diets' : 'allergens'](count);
  }

  private markSome(cards: readonly Card[], kept: ReadonlySet<Card>, query: string, turn: number): void {
    if (turn !== this.turn) return;
    for (const card of cards.slice(0, SYNC_CARDS)) mark(card, kept.has(card) ? query : '');
    const rest = cards.slice(SYNC_CARDS);
    if (rest.length > 0) setTimeout(() => this.markSome(rest, kept, query, turn));
  }

  /** @param hidden the number of results that the filter hides */
  private showNothing(isShown: boolean, query: string, hidden: number): void {
    this.main.querySelector(':scope>.notice')?.remove();
    const template = document.getElementById('nothing');
    if (!isShown || !(template instanceof HTMLTemplateElement)) return;
    this.main.append(document.importNode(template.content, true));
    const notice = this.main.querySelector(':scope>.notice');
    const whole = notice?.querySelector('button');
    whole?.addEventListener('click', this.end);
    const text = notice?.querySelector('p');
    if (!whole || !text) return;
    const { filterHides, removeFilter, nearest } = clientMessages(document);
    const offer = (label: string, act: () => void) => {
      const button = document.createElement('button');
      button.addEventListener('click', act);
      whole.before(Object.assign(button, { type: 'button', className: 'act', textContent: label }));
      whole.classList.remove('fill');
    };
    if (hidden > 0) {
      text.textContent = filterHides(hidden);
      offer(removeFilter, () => clearFilter(document));
      return;
    }
    const titles = this.allCards()
      .filter(isServed)
      .map(({ element }) => element.querySelector('h3')?.textContent ?? '');
    const words = nearestWords(query, titles, MAX_PROPOSED);
    if (words.length > 0) text.textContent = nearest;
    for (const word of words) offer(word, () => this.searchFor(word));
  }
}
