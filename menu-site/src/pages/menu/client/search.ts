/**
 * The search field of the menu: hides sections and cards without a match, and marks the matching words. The code that
 * searches is loaded when the field is first focused. (docs/spec/public-site.md#section-list)
 */
import { isSearchKey, TEXT_FIELDS } from '@qaima/schemas/core/searchKey';
import { onCardsChange, onCardsMove } from './cardMoveEvents.js';
import type { CardSearch } from './cardSearch.js';

/** The height of the sticky bar, which covers results above this position. */
const BAR_HEIGHT_PX = 48;

export function initSearch(document: Document): void {
  const form = document.querySelector<HTMLFormElement>('.find');
  const input = form?.querySelector('input');
  const main = document.getElementById('main');
  const status = document.querySelector<HTMLElement>('.found');
  if (!form || !input || !main || !status) return;

  let search: CardSearch | undefined;
  let loading: Promise<CardSearch> | undefined;
  const load = () =>
    (loading ??= import('./cardSearch.js').then(
      ({ CardSearch }) =>
        (search = new CardSearch(
          main,
          status,
          () => {
            form.reset();
            input.focus();
          },
          (word) => {
            input.value = word;
            again(toResults);
          },
        )),
    )).catch((error: unknown) => {
      // The next query tries again.
      loading = undefined;
      throw error;
    });
  let isDue = false;
  /** Runs after the next search, also if that was due already without it. */
  let afterwards: (() => void) | undefined;
  const again = (then?: () => void) => {
    afterwards = then ?? afterwards;
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      load()
        .then((loaded) => {
          loaded.run(input.value);
          const follow = afterwards;
          afterwards = undefined;
          follow?.();
        })
        .catch((error: unknown) => console.info(error));
    });
  };
  /**
   * Scrolls to the results unless they are in the upper third of the screen. On phones, the keyboard covers the lower
   * half.
   */
  const toResults = () => {
    const { top } = main.getBoundingClientRect();
    if (top < BAR_HEIGHT_PX || top > innerHeight / 3) main.scrollIntoView({ behavior: 'instant' });
  };

  /** Loads the names in the menu's other language, so that the search finds a dish by its name in either language. */
  const learnNames = async () => {
    void load().catch(() => undefined);
    const { loadNames, otherLanguage } = await import('./namesInOtherLanguage.js');
    const [language, { menu = '' }] = [otherLanguage(document), document.body.dataset];
    if (!language) return;
    const [names, loaded] = await Promise.all([loadNames(menu, language), load()]);
    loaded.learn(names);
    if (input.value) again();
  };

  input.addEventListener('focus', () => void learnNames().catch((error: unknown) => console.info(error)), {
    once: true,
  });
  // Without a network later, the search still works after any touch.
  addEventListener('pointerdown', () => void load().catch(() => undefined), { once: true, passive: true });
  input.addEventListener('input', () => again(toResults));
  form.addEventListener('reset', () => {
    if (search) again();
    // The browser clears the field after this event.
    input.blur();
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    input.blur();
  });
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
    if (event.target instanceof Element && event.target.closest(TEXT_FIELDS)) return;
    event.preventDefault();
    input.focus();
  });
  input.addEventListener('keydown', ({ key }) => key === 'Escape' && form.reset());
  onCardsMove(
    document,
    () => search?.pause(),
    () => search?.resume(input.value),
  );
  onCardsChange(document, () => search?.renew());
  form.hidden = false;
  // On back navigation, browsers restore the typed text.
  if (input.value) again();
}
