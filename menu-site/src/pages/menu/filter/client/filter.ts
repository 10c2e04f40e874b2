/** The filter of allergens and diets: its dialog, its results, and a chip for each chosen allergen or diet. */
import { pageLanguage } from '../../../../i18n/pageLanguage.js';
import { openDialog } from '../../client/dialog.js';
import { moveCards, onCardsChange, onClearFilter } from '../../client/cardMoveEvents.js';
import { createElement } from '../../item-panel/client/createElement.js';
import { filterMessages } from '../messages.js';
import { createFilterDialog } from './filterDialog.js';
import { isActive, NO_FILTER, readFilter, saveFilter, type FilterState } from './filterState.js';
import { showResults, wishTexts } from './results.js';

/** Removes the allergen or diet whose text has this index in `wishTexts`. */
function withoutWish(state: FilterState, index: number): FilterState {
  const { without, diets } = state;
  return {
    ...state,
    without: without.filter((_, at) => at !== index),
    diets: diets.filter((_, at) => at + without.length !== index),
  };
}

/**
 * Creates the filter, and applies the choices that the guest made earlier in this visit.
 * @param button opens the dialog
 */
export function createFilter(button: HTMLButtonElement): { readonly open: () => void } {
  let state = readFilter();
  const chips = createElement('ul', { className: 'wishes' });
  const clear = createElement('button', {
    type: 'button',
    className: 'clear-wishes',
    textContent: filterMessages[pageLanguage()].clearAll,
  });
  clear.addEventListener('click', clearAll);
  button.after(clear, chips);
  const { dialog, show } = createFilterDialog(apply);

  function chipOf(text: string, index: number): HTMLElement {
    const remove = createElement(
      'button',
      { type: 'button', ariaLabel: filterMessages[pageLanguage()].remove(text) },
      `${text} ✕`,
    );
    remove.addEventListener('click', () => {
      apply(withoutWish(state, index));
      button.focus();
    });
    return createElement('li', {}, remove);
  }

  function clearAll(): void {
    apply(NO_FILTER);
    button.focus({ preventScroll: true });
  }

  function draw(): void {
    const texts = wishTexts(state);
    // One wish has its own cross.
    clear.hidden = texts.length < 2;
    chips.replaceChildren(...texts.map(chipOf));
    button.dataset['count'] = texts.length > 0 ? String(texts.length) : '';
    moveCards(() => showResults(state, apply));
  }

  function apply(next: FilterState): void {
    state = next;
    saveFilter(state);
    draw();
    scrollTo({ top: isActive(state) ? (document.querySelector<HTMLElement>('.page')?.offsetTop ?? 0) : scrollY });
  }

  onClearFilter(document, clearAll);
  onCardsChange(
    document,
    () => showResults(state, apply),
    () => showResults(NO_FILTER, apply),
  );
  if (isActive(state)) draw();
  return {
    open() {
      show(state);
      openDialog(dialog, button);
    },
  };
}
