/**
 * The dialog of the filter. The guest chooses allergens to avoid and diets. The guest also chooses which items to show:
 * those that fit, those that may contain an allergen, and those without a declaration.
 * (docs/spec/public-site.md#filter)
 */
import { ALLERGEN_LABELS, ALLERGENS, DIET_LABELS } from '@qaima/schemas/nutrition/allergens';
import { ANSWERS, WANTED_DIETS, type FilterAnswer } from '@qaima/schemas/nutrition/filter';
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { createElement } from '../../item-panel/client/createElement.js';
import { createLabelIcon } from '../../nutrition/client/createLabelIcon.js';
import { answerIcon } from './answerIcon.js';
import { filterMessages } from '../messages.js';
import { isActive, NO_FILTER, type FilterState } from './filterState.js';
import { countAnswers, wishKind } from './results.js';

/** How many allergens the dialog shows at first; a button shows the others. */
const FIRST_ALLERGENS = 8;
const SHOWN_ANSWERS = ANSWERS.filter((answer) => answer !== 'contains');

interface FilterDialog {
  readonly dialog: HTMLDialogElement;
  /** Shows a filter's choices in the dialog. Call it before the dialog opens. */
  readonly show: (state: FilterState) => void;
}

function createBox(name: string, value: string, className: string, ...content: readonly (Node | string)[]) {
  const input = createElement('input', { type: 'checkbox', name, value });
  return createElement('label', { className }, input, ...content);
}

function createChoices(title: string, className: string, boxes: readonly HTMLElement[], ...after: readonly Node[]) {
  const legend = createElement('legend', { textContent: title });
  return createElement('fieldset', { className }, legend, ...boxes, ...after);
}

/** @param apply called with the chosen filter when the guest confirms, and with no filter when the guest clears it */
export function createFilterDialog(apply: (state: FilterState) => void): FilterDialog {
  const language = pageLanguage();
  const said = filterMessages[language];
  const tiles = ALLERGENS.map((code) =>
    createBox(
      'without',
      code,
      'allergen',
      createLabelIcon(code),
      createElement('span', { textContent: ALLERGEN_LABELS[code][language] }),
    ),
  );
  const rest = tiles.slice(FIRST_ALLERGENS);
  const all = createElement('button', { type: 'button', className: 'more-allergens', textContent: said.all });
  const pills = WANTED_DIETS.map((diet) => createBox('diets', diet, 'diet', DIET_LABELS[diet][language]));
  const counts = new Map<FilterAnswer, HTMLElement>();
  const texts = new Map<FilterAnswer, { readonly title: HTMLElement; readonly hint: HTMLElement }>();
  const rows = SHOWN_ANSWERS.map((answer) => {
    const count = createElement('output');
    counts.set(answer, count);
    const [title, hint] = [createElement('b'), createElement('small')];
    texts.set(answer, { title, hint });
    const text = createElement('span', {}, title, hint);
    return createBox('answers', answer, `answer-row ${answer}`, text, answerIcon(answer), count);
  });
  const close = createElement('button', { type: 'button', className: 'x', textContent: '✕', ariaLabel: said.close });
  close.dataset['close'] = '';
  const heading = createElement('h2', { id: 'filter-t', textContent: said.title });
  const clear = createElement('button', { type: 'reset', className: 'act', textContent: said.clear });
  const submit = createElement('button', { type: 'submit', className: 'act fill' });
  const answers = createChoices(said.whichAnswers, 'answer-rows', rows);
  const form = createElement(
    'form',
    {},
    createChoices(said.without, 'allergens', tiles, all),
    createChoices(said.wanted, 'diets', pills),
    answers,
    createElement('div', { className: 'ends' }, clear, submit),
  );
  const dialog = createElement(
    'dialog',
    { id: 'filter' },
    createElement('div', { className: 'panel-head' }, heading, close),
    form,
  );
  dialog.setAttribute('aria-labelledby', heading.id);
  document.body.append(dialog);

  let hidesContaining = true;
  const boxes = () => Array.from(form.querySelectorAll<HTMLInputElement>('input'));
  const chosen = (name: string) =>
    new Set(boxes().flatMap((box) => (box.name === name && box.checked ? [box.value] : [])));
  const stateNow = (): FilterState => {
    const [without, diets, answers] = [chosen('without'), chosen('diets'), chosen('answers')];
    return {
      without: ALLERGENS.filter((code) => without.has(code)),
      diets: WANTED_DIETS.filter((diet) => diets.has(diet)),
      hidden: ANSWERS.filter((answer) => (answer === 'contains' ? hidesContaining : !answers.has(answer))),
    };
  };
  /** The answers in the words of what is asked about, with the number of items. */
  const updateAnswers = () => {
    const state = stateNow();
    const found = countAnswers(state);
    // Without a wish there is nothing that an answer could be about, and all dishes are shown.
    answers.hidden = !isActive(state);
    const isShown = (answer: FilterAnswer) => !isActive(state) || !state.hidden.includes(answer);
    for (const [answer, { title, hint }] of texts) {
      const words = said.answers[wishKind(state)][answer];
      [title.textContent, hint.textContent] = [words.title, words.hint];
    }
    for (const [answer, output] of counts) output.textContent = String(found[answer]);
    submit.textContent = said.show(ANSWERS.reduce((sum, answer) => sum + (isShown(answer) ? found[answer] : 0), 0));
  };
  const show = (state: FilterState) => {
    hidesContaining = state.hidden.includes('contains');
    const on = new Set<string>([
      ...state.without,
      ...state.diets,
      ...SHOWN_ANSWERS.filter((one) => !state.hidden.includes(one)),
    ]);
    for (const box of boxes()) box.checked = on.has(box.value);
    const isFolded = !state.without.some((code) => ALLERGENS.indexOf(code) >= FIRST_ALLERGENS);
    for (const tile of rest) tile.hidden = isFolded;
    all.hidden = !isFolded;
    updateAnswers();
  };
  all.addEventListener('click', () => {
    for (const tile of rest) tile.hidden = false;
    all.hidden = true;
    rest[0]?.querySelector('input')?.focus();
  });
  form.addEventListener('change', updateAnswers);
  form.addEventListener('reset', (event) => {
    event.preventDefault();
    show(NO_FILTER);
    apply(NO_FILTER);
    dialog.close();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    apply(stateNow());
    dialog.close();
  });
  return { dialog, show };
}
