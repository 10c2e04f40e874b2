import { beforeEach, expect, it, vi } from 'vitest';
import { showBranchDistances } from '../../../../client/showBranchDistances.js';
import { findNearestBranch } from './nearestBranch.js';

const AMMAN = { longitude: 35.91, latitude: 31.95 };
const button = () => element('button');
const status = () => element('[role=status]');
const lines = () =>
  Array.from(document.querySelectorAll('li'), (place) =>
    Array.from(place.querySelectorAll('.tag b, .away'), ({ textContent }) => textContent),
  );

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

/** The HTML of a branch; `point` is null if the location is unknown. */
const place = (address: string, point: string | null, tag = '') =>
  `<li data-place="${address}" ${point === null ? '' : `data-point="${point}"`}>${tag}<div class="at"><h3>${address}</h3></div></li>`;

function show(...places: readonly string[]): void {
  document.documentElement.lang = 'ar';
  document.body.innerHTML =
    `<button><span>أيّ فرع أقرب إليّ؟</span></button><p role="status"></p>` +
    `<ul class="places">${places.join('')}</ul>`;
  // The page has the button and the status in one element.
  const box = document.createElement('div');
  box.append(button(), status());
  document.body.prepend(box);
}

const locate = vi.fn<Geolocation['getCurrentPosition']>();
const at = (coords: typeof AMMAN) => locate.mockImplementation((found) => found({ coords } as GeolocationPosition));
const failWith = (code: number) => locate.mockImplementation((_, fail) => fail?.({ code } as GeolocationPositionError));

const asked = vi.fn<typeof fetch>();
/** The distance that the server returns for each request; undefined means an error response. */
const distances = (...answers: readonly (number | undefined)[]) =>
  answers.forEach((km) =>
    asked.mockResolvedValueOnce(
      km === undefined
        ? Response.json({ status: 'error', message: 'لا' }, { status: 500 })
        : Response.json({ status: 'success', data: { data: { distances: [[0, km]] } } }),
    ),
  );

beforeEach(() => {
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: locate } });
  vi.stubGlobal('fetch', asked);
  vi.spyOn(console, 'info').mockReturnValue();
  for (const mock of [locate, asked]) mock.mockReset();
  show(place('عمّان', '35.9,32', '<p class="tag">الفرع الرئيسي</p>'), place('إربد', '35.8,32.5'), place('العقبة', null));
});

it('shows one answer when the guest presses while the page asks by itself', async () => {
  at(AMMAN);
  distances(5.24, 68.9, 5.24, 68.9);
  await Promise.all([findNearestBranch(button(), false), findNearestBranch(button(), true)]);
  expect(lines()).toEqual([['الفرع الأقرب!', 'يبعد عنك 5.2 كم'], ['يبعد عنك 69 كم'], []]);
});

it('asks for an exact, fresh position, and a distance per located branch', async () => {
  at(AMMAN);
  distances(5.24, 68.9);
  await findNearestBranch(button(), true);
  expect(locate.mock.calls[0]?.[2]).toEqual({ enableHighAccuracy: true, timeout: 10_000, maximumAge: 0 });
  expect(asked.mock.calls.map(([to, { method, body } = {}]) => [method, to, body])).toEqual(
    ['[35.9,32]', '[35.8,32.5]'].map((point) => [
      'POST',
      '/api/v1/distances',
      `{"locations":[[35.91,31.95],${point}],"metrics":["distance"],"units":"km"}`,
    ]),
  );
  expect(lines()).toEqual([['الفرع الأقرب!', 'يبعد عنك 5.2 كم'], ['يبعد عنك 69 كم'], []]);
  expect(status().textContent).toBe('الفرع الأقرب إليك: عمّان');
  expect(button().hidden).toBe(true);
  // The cart page of the same visit names the distances.
  const option = (value: string) => `<option value="${value}">${value}</option>`;
  document.body.innerHTML = `<form><select name="branch" data-away="# كم">${['', 'عمّان', 'إربد', 'العقبة'].map(option).join('')}</select></form>`;
  const form = document.querySelector('form')!;
  for (let times = 0; times < 2; times += 1) showBranchDistances(form, '');
  const texts = Array.from(document.querySelectorAll('option'), ({ textContent }) => textContent);
  expect(texts).toEqual(['', 'عمّان · \u20685.2 كم\u2069', 'إربد · \u206869 كم\u2069', 'العقبة']);
});

it('skips a branch whose distance fails, and says so in the log alone', async () => {
  at(AMMAN);
  distances(undefined, 68.9);
  await findNearestBranch(button(), true);
  expect(lines()).toEqual([[], ['الفرع الأقرب!', 'يبعد عنك 69 كم'], []]);
  expect(console.info).toHaveBeenCalledOnce();
});

it('marks the branch that the guest is at, without a distance of nothing', async () => {
  at(AMMAN);
  distances(0, 68.9);
  await findNearestBranch(button(), true);
  expect(lines()[0]).toEqual(['الفرع الأقرب!']);
});

it('marks nothing where there is but one place', async () => {
  show(place('عمّان', '35.9,32'));
  at(AMMAN);
  distances(5.24);
  await findNearestBranch(button(), true);
  expect(lines()).toEqual([['يبعد عنك 5.2 كم']]);
  expect(status().textContent).toBe('يبعد عنك 5.2 كم');
});

it.each([
  [1, /لم يُسمح/],
  [2, /تعذّرت معرفة موقعك/],
  [3, /طال البحث/],
])('says on request why there is no position (%i), and can be retried', async (code, reason) => {
  failWith(code);
  await findNearestBranch(button(), false);
  expect(status().textContent).toBe('');
  await findNearestBranch(button(), true);
  expect(status().textContent).toMatch(reason);
  expect(button().hidden).toBe(false);
  expect(button().textContent).toBe('أيّ فرع أقرب إليّ؟');
  expect(asked).not.toHaveBeenCalled();
});

it('says that no distance could be had', async () => {
  at(AMMAN);
  distances(undefined, undefined);
  await findNearestBranch(button(), true);
  expect(status().textContent).toMatch(/تعذّر حساب المسافات/);
  expect(lines().flat()).toEqual([]);
});

it('says that the browser does not support it, and offers it no more', async () => {
  vi.stubGlobal('navigator', {});
  document.documentElement.lang = 'en';
  await findNearestBranch(button(), false);
  expect(status().textContent).toBe('Geolocation is not supported by this browser.');
  expect(button().hidden).toBe(true);
});
