import { parseDietQuery } from '@qaima/schemas/nutrition/dietQuery';
import { normalizeArabic } from '@qaima/schemas/text/search';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { render } from '../../../entry-server.js';
import { aMenu, anItem, aRequest, aSection } from '../../../testing/menuFixtures.js';
import { CardSearch } from './cardSearch.js';
import { initSearch } from './search.js';
import { cardOf, findCards } from './searchCards.js';

it('puts the dish that is called so before those that mention it', () => {
  document.body.innerHTML =
    '<section><article><div class="text"><h3><a>لبن جميد</a></h3><p dir="auto">يُسكب على المنسف</p></div></article>' +
    '<article><div class="text"><h3><a>منسف</a></h3></div></article></section>';
  const cards = Array.from(document.querySelectorAll('article'), cardOf);
  const nearest = [...findCards(cards, 'المنسف')].sort(([, one], [, other]) => one - other);
  expect(nearest.map(([{ element }]) => element.querySelector('h3')?.textContent)).toEqual(['منسف', 'لبن جميد']);
});

function cardsOf(titles: readonly string[], labels: Readonly<Record<string, string>> = {}) {
  document.body.innerHTML = '<section></section>';
  return titles.map((title) => {
    const card = document.createElement('article');
    card.dataset['labels'] = labels[title] ?? '';
    const name = document.createElement('a');
    name.textContent = title;
    card.appendChild(document.createElement('h3')).append(name);
    document.querySelector('section')?.append(card);
    return cardOf(card);
  });
}

const found = (query: string, ...cards: Parameters<typeof cardsOf>) =>
  Array.from(findCards(cardsOf(...cards), query).keys(), ({ element }) => element.textContent);

it.each(['keto', 'كيتو', 'Keto'])('finds by «%s» what is called so, not what sounds alike', (query) => {
  const others = ['دجاج 6 قطع', 'كاتو شوكولاتة', 'كيت كات', 'نصف كيلو كباب', 'Carrot Cake'];
  expect(found(query, [...others, 'برجر كيتو', 'Keto-Bowl'])).toEqual(['برجر كيتو', 'Keto-Bowl']);
  expect(found(query, others)).toEqual([]);
});

it('finds diets by label or name, other words by sound or despite a typo', () => {
  const titles = ['برغر فيجان', 'برغر فطر', 'بيتزا خضار', 'فنجان قهوة', 'برغر لحم'];
  const vegan = '|vegan';
  const labels = { 'برغر فطر': vegan, 'بيتزا خضار': vegan };
  expect(found('vegan', titles, labels)).toEqual(titles.slice(0, 3));
  expect(found('فيجان', ['فنجان قهوة'])).toEqual([]);
  expect(found('vegan burger', titles, labels)).toEqual(['برغر فيجان', 'برغر فطر']);
  expect(found('vegan burgre', titles, labels)).toEqual(['برغر فيجان', 'برغر فطر']);
});

it('finds by a diet’s name only cards with it, whatever their other words', () => {
  const name = fc.constantFrom('keto', 'كيتو', 'لو كارب', 'حلال', 'halal', 'veggie', 'فيغان', 'نباتية');
  const word = fc.oneof(
    fc.constantFrom('قطع', 'كاتو', 'كيت كات', 'هلال', 'خلال', 'فنجان', 'نبات', 'فيجيتار', 'kit'),
    fc.string({ unit: fc.constantFrom(...'كيتوقطعحلالنبفغجسخدkvethalgin '), maxLength: 12 }),
  );
  fc.assert(
    fc.property(name, fc.array(word, { maxLength: 6 }), fc.boolean(), (query, words, hasAny) => {
      const names = parseDietQuery(query).diets.flatMap((named) => named.names);
      const titles = [...words, ...(hasAny ? names.map((one, index) => `${words[index] ?? ''} ${one}`) : [])];
      const isCalledSo = (title: string) => names.some((one) => normalizeArabic(title).includes(one));
      expect(found(query, titles)).toEqual(titles.filter(isCalledSo));
    }),
  );
});

it.each([
  ['ar', 'شاورما سمك', 'شاورما', 'هذه أقرب الكلمات في القائمة:'],
  ['en', 'cheez', 'Cheese', 'These are the nearest words on the menu:'],
] as const)('proposes in %s the nearest words to «%s», which search in turn', (language, typed, word, says) => {
  const items = ['شاورما دجاج', 'Cheese Cake'].map((title, index) =>
    anItem({ _id: `item${index}`.padEnd(24, '0'), title }),
  );
  const page = render(aRequest({ language }), { kind: 'menu', menu: aMenu({ sections: [aSection({ items })] }) });
  // jsdom lacks it.
  vi.stubGlobal('CSS', { escape: (id: string) => id });
  document.documentElement.lang = language;
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  const main = document.getElementById('main')!;
  const [end, searchFor] = [vi.fn(), vi.fn()];
  const search = new CardSearch(main, document.querySelector<HTMLElement>('.found')!, end, searchFor);
  const notice = () => main.querySelector(':scope>.notice');
  search.run(typed);
  expect(notice()?.querySelector('p')?.textContent).toBe(says);
  const [proposed] = notice()?.querySelectorAll('button') ?? [];
  expect(proposed?.textContent).toBe(word);
  proposed?.click();
  expect(searchFor).toHaveBeenCalledWith(word);
  search.run(word);
  expect(notice()).toBeNull();
  document.documentElement.lang = 'ar';
  vi.unstubAllGlobals();
});

it('scrolls to results of a key typed while a search is due', async () => {
  const page = render(aRequest(), { kind: 'menu', menu: aMenu({ sections: [aSection({ items: [anItem()] })] }) });
  document.body.innerHTML = new DOMParser().parseFromString(page.html, 'text/html').body.innerHTML;
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (drawn: FrameRequestCallback) => frames.push(drawn));
  const scrolled = vi.fn();
  Element.prototype.scrollIntoView = scrolled;
  initSearch(document);
  const input = document.querySelector<HTMLInputElement>('.find input')!;
  const type = (text: string) => {
    input.value = text;
    input.dispatchEvent(new Event('input'));
  };
  const draw = () => frames.splice(0).forEach((drawn) => drawn(0));
  type('برجر');
  draw();
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(1));
  input.form?.reset();
  type('برجر');
  draw();
  await vi.waitFor(() => expect(scrolled).toHaveBeenCalledTimes(2));
  vi.unstubAllGlobals();
});
