import { expect, it, vi } from 'vitest';
import { CardSearch } from '../../client/cardSearch.js';
import { createFilter } from './filter.js';
import { NO_FILTER, readFilter, saveFilter } from './filterState.js';

it('counts the search results it hides, and clears all filters at once', () => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  document.documentElement.lang = 'ar';
  document.body.innerHTML =
    '<nav><button class="sift"></button></nav><main id="main"><p class="found"></p><section><ul>' +
    ['لبن', 'شاي', 'شاي بالحليب', 'جبنة']
      .map((title) => `<li class="item" data-item="${title}"><div class="text"><h3><a>${title}</a></h3></div></li>`)
      .join('') +
    '</ul></section></main><template id="nothing"><p class="notice"></p></template>';
  for (const title of ['لبن', 'شاي بالحليب', 'جبنة'])
    document.querySelector<HTMLElement>(`[data-item="${title}"]`)!.dataset['labels'] = '!milk|';
  document.querySelector<HTMLElement>('[data-item="شاي"]')!.dataset['labels'] = '!|';
  saveFilter({ ...NO_FILTER, without: ['milk', 'nuts', 'eggs', 'fish'] });
  createFilter(document.querySelector<HTMLButtonElement>('.sift')!);
  const search = new CardSearch(
    document.getElementById('main')!,
    document.querySelector<HTMLElement>('.found')!,
    () => undefined,
    () => undefined,
  );
  const note = () => document.querySelector<HTMLElement>('.hidden-note:not([hidden]) span')?.textContent;
  const find = (query: string) => {
    search.run(query);
    return note();
  };
  expect(note()).toBe('أخفينا 3 أصناف فيها ما لا تريد.');
  // Beyond three wishes, a card does not repeat them.
  expect(document.querySelector('.item .answer')?.textContent).toBe('خالٍ منها');
  expect(find('شاي')).toBe('أخفينا صنفًا فيه ما لا تريد.');
  expect(find('ماء')).toBeUndefined();
  expect(find('')).toBe('أخفينا 3 أصناف فيها ما لا تريد.');
  document.querySelector<HTMLElement>('.clear-wishes')?.click();
  expect([readFilter(), note()]).toEqual([NO_FILTER, undefined]);
});
