/**
 * Groups the menu's cards by how well they fit the guest's choices. Cards move into their groups, and return to their
 * original places when the filter is cleared. (docs/spec/public-site.md#filter)
 */
import { ALLERGEN_LABELS, DIET_LABELS } from '@qaima/schemas/nutrition/allergens';
import { ANSWERS, filterAnswer, type FilterAnswer, type Wish } from '@qaima/schemas/nutrition/filter';
import { decodeLabels, type Labels } from '@qaima/schemas/nutrition/combinedLabels';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { createElement } from '../../item-panel/client/createElement.js';
import { filterMessages, type WishKind } from '../messages.js';
import { answerIcon } from './answerIcon.js';
import { isActive, type FilterState } from './filterState.js';

interface Card {
  readonly element: HTMLElement;
  readonly labels: Labels;
}

/** Whose words describe the answers. */
export const wishKind = ({ diets }: FilterState): WishKind => (diets.length > 0 ? 'diets' : 'allergens');

/** For each card in a group, the comment node at its original place. */
const places = new Map<HTMLElement, Comment>();

/** With more wishes, a card that answers all of them alike does not name them. */
const MAX_NAMED_WISHES = 3;

const said = () => filterMessages[pageLanguage()];

/**
 * All items and combos but those that their dayparts hide now. An item on sale has two cards. The first is a copy among the deals, so only the second is
 * returned.
 */
export function readCards(): readonly Card[] {
  const cards = new Map<string, Card>();
  for (const element of document.querySelectorAll<HTMLElement>('#main :is(.item,.combo):not([data-not-served])')) {
    const { item, combo, labels = '' } = element.dataset;
    cards.set(`${item} ${combo}`, { element, labels: decodeLabels(labels) });
  }
  return [...cards.values()];
}

/** The number of cards for each filter result. */
export function countAnswers(state: FilterState): Readonly<Record<FilterAnswer, number>> {
  const counts = { free: 0, 'may-contain': 0, 'not-declared': 0, contains: 0 };
  for (const { labels } of readCards()) counts[filterAnswer(labels, state) ?? 'free'] += 1;
  return counts;
}

/** The chosen allergens and diets as texts: `بلا مكسرات`, `نباتي`. */
export function wishTexts({ without, diets }: FilterState): readonly string[] {
  const allergens = without.map((code) => said().isWithout(ALLERGEN_LABELS[code][pageLanguage()]));
  const names = diets.map((diet) => DIET_LABELS[diet][pageLanguage()]);
  // In Arabic “no nuts” and “nut-free” have the same words, and the diet excludes peanuts too.
  return [...allergens, ...names.map((name) => (allergens.includes(name) ? said().asDiet(name) : name))];
}

/** The wishes about which the venue says nothing. */
function undeclaredWishes(labels: Labels, { without, diets }: FilterState): readonly string[] {
  const isUndeclared = (wish: Partial<Wish>) =>
    filterAnswer(labels, { without: [], diets: [], ...wish }) === 'not-declared';
  return [
    ...without.filter((code) => isUndeclared({ without: [code] })).map((code) => ALLERGEN_LABELS[code][pageLanguage()]),
    ...diets.filter((diet) => isUndeclared({ diets: [diet] })).map((diet) => DIET_LABELS[diet][pageLanguage()]),
  ];
}

function answerText(answer: FilterAnswer, labels: Labels, state: FilterState): string {
  const list = new Intl.ListFormat(pageLanguage(), { type: 'conjunction' });
  const units = new Intl.ListFormat(pageLanguage(), { type: 'unit' });
  const possible = state.without.filter((code) => labels.mayContain.includes(code));
  const { title } = said().answers[wishKind(state)][answer];
  const wishes = wishTexts(state);
  const isLong = wishes.length > MAX_NAMED_WISHES;
  if (answer === 'free') return isLong ? title : units.format(wishes);
  if (answer === 'not-declared') {
    const undeclared = undeclaredWishes(labels, state);
    return isLong && undeclared.length === wishes.length ? title : said().notDeclared(units.format(undeclared));
  }
  if (answer === 'may-contain' && possible.length > 0)
    return said().mayContain(list.format(possible.map((code) => ALLERGEN_LABELS[code][pageLanguage()])));
  return title;
}

function moveInto(list: HTMLElement, { element, labels }: Card, answer: FilterAnswer, state: FilterState): void {
  const place = document.createComment('');
  element.before(place);
  places.set(element, place);
  const text = createElement(
    'p',
    { className: `answer ${answer}` },
    answerIcon(answer),
    answerText(answer, labels, state),
  );
  (element.querySelector('.text') ?? element).prepend(text);
  list.append(element);
}

function createGroup(answer: FilterAnswer, cards: readonly Card[], state: FilterState): HTMLElement {
  const { title } = said().answers[wishKind(state)][answer];
  const heading = createElement('h2', { id: `answer-${answer}`, className: answer }, answerIcon(answer), title);
  const list = createElement('ul', { className: 'cards' });
  const section = createElement(
    'section',
    { className: 'section answers' },
    createElement(
      'div',
      { className: 'head' },
      heading,
      createElement('p', { textContent: said().items(cards.length) }),
    ),
    list,
  );
  section.setAttribute('aria-labelledby', heading.id);
  for (const card of cards) moveInto(list, card, answer, state);
  return section;
}

function restore(main: HTMLElement): void {
  for (const [element, place] of places) {
    element.querySelector('.answer')?.remove();
    place.replaceWith(element);
  }
  places.clear();
  for (const old of main.querySelectorAll(':scope>.answers')) old.remove();
  for (const card of main.querySelectorAll('[data-unsuitable]')) card.removeAttribute('data-unsuitable');
}

/** A note with the number of unsuitable items (`contains`), and the button that shows or hides them. */
function hiddenNote(
  unsuitable: readonly Card[],
  state: FilterState,
  change: (state: FilterState) => void,
): readonly HTMLElement[] {
  if (unsuitable.length === 0) return [];
  for (const { element } of unsuitable) element.toggleAttribute('data-unsuitable', true);
  const isHidden = state.hidden.includes('contains');
  const toggle = createElement('button', { type: 'button', textContent: isHidden ? said().showThem : said().hideThem });
  toggle.addEventListener('click', () => {
    const others = state.hidden.filter((answer) => answer !== 'contains');
    change({ ...state, hidden: isHidden ? others : [...others, 'contains'] });
  });
  const kind = wishKind(state);
  const text = isHidden ? said().containsHidden[kind](unsuitable.length) : said().answers[kind].contains.title;
  const note = createElement(
    'p',
    { className: 'answers hidden-note' },
    createElement('span', { textContent: text }),
    ' ',
    toggle,
  );
  // The search counts its own results.
  if (isHidden) note.dataset['kind'] = kind;
  return [note];
}

/**
 * Moves the cards into their groups.
 * @param change called with the new state when the guest shows or hides the unsuitable items
 */
export function showResults(state: FilterState, change: (state: FilterState) => void): void {
  const main = document.getElementById('main');
  if (!main) return;
  restore(main);
  document.documentElement.classList.toggle('filtered', isActive(state));
  const status = main.querySelector<HTMLElement>('.found');
  if (!status) return;
  status.textContent = '';
  if (!isActive(state)) return;
  const cards = readCards();
  const withAnswer = (wanted: FilterAnswer) => cards.filter(({ labels }) => filterAnswer(labels, state) === wanted);
  const groups = ANSWERS.map((answer) => [answer, withAnswer(answer)] as const);
  const isDeclared = groups.some(([answer, found]) => answer !== 'not-declared' && found.length > 0);
  const shown = groups.filter(([answer, found]) => found.length > 0 && !state.hidden.includes(answer));
  const count = shown.reduce((sum, [, found]) => sum + found.length, 0);
  status.textContent = isDeclared ? said().items(count) : said().nothingDeclared[wishKind(state)];
  status.classList.remove('sr');
  const sections = shown.map(([answer, found]) => createGroup(answer, found, state));
  status.after(...hiddenNote(withAnswer('contains'), state, change), ...sections);
}
