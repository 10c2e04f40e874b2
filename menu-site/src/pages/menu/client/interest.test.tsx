import { beforeEach, expect, it, vi } from 'vitest';
import type * as Interest from './interest.js';

/** The position of the card's centre in a viewport of 800 px. */
let centre = 0;
let cross: (isIntersecting: boolean) => void;
const asked = vi.fn(async () => Promise.resolve(new Response()));

async function open(orders: boolean) {
  document.body.innerHTML = '<ul><li class="item" data-item="abc"><div class="text"></div></li></ul>';
  document.body.toggleAttribute('data-orders', orders);
  const card = document.querySelector<HTMLElement>('.item');
  if (!card) throw new Error('There is no card.');
  card.getBoundingClientRect = () => new DOMRect(0, centre - 50, 300, 100);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      constructor(told: (entries: readonly object[]) => void) {
        cross = (isIntersecting) => told([{ target: card, isIntersecting }]);
      }
    },
  );
  const { trackInterest: watchInterest }: typeof Interest = await import('./interest.js');
  watchInterest(document);
  cross(true);
  vi.advanceTimersByTime(20);
}

function scrollTo(place: number) {
  centre = place;
  document.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(20);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  asked.mockClear();
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('innerHeight', 800);
});

const hint = () => document.querySelector('.order-now')?.textContent;

it('is recorded after two seconds in mid-screen, with a hint to order', async () => {
  centre = 201;
  await open(true);
  vi.advanceTimersByTime(1900);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(asked).toHaveBeenCalledWith('/api/v1/quickmenu/items/abc/interests', expect.anything());
  expect(hint()).toBe('اطلبه الآن');
});

it.each([
  ['اطلبه لوقت لاحق', '<p data-opening="{}"><a class="pill" data-label></a></p>'],
  ['اطلبه الآن', '<p data-opening="{}"><a class="pill open" data-label></a></p>'],
  ['اطلبه الآن', '<p data-opening="{}" hidden><a class="pill" data-label></a></p>'],
  // The stepper of a card in the cart
  ['اطلبه الآن', '<button data-card-step="1" data-label="زد #"></button>'],
])('has the hint «%s» beside %s', async (text, badge) => {
  centre = 400;
  await open(true);
  document.body.insertAdjacentHTML('beforeend', badge);
  vi.advanceTimersByTime(2000);
  expect(hint()).toBe(text);
});

it('skips an item that leaves earlier, and the hint leaves with the item', async () => {
  centre = 400;
  await open(true);
  vi.advanceTimersByTime(1500);
  scrollTo(601);
  vi.advanceTimersByTime(5000);
  expect(asked).not.toHaveBeenCalled();
  scrollTo(599);
  vi.advanceTimersByTime(2000);
  expect(asked).toHaveBeenCalledOnce();
  scrollTo(100);
  expect(hint()).toBeUndefined();
  // Who has passed the hint by is not asked again.
  scrollTo(400);
  vi.advanceTimersByTime(3000);
  expect(asked).toHaveBeenCalledOnce();
  expect(hint()).toBeUndefined();
  cross(false);
  expect(hint()).toBeUndefined();
});

it.each([
  ['in the cart', () => document.querySelector('.item')?.setAttribute('data-in-cart', '')],
  ['shown while another hint is', () => document.body.insertAdjacentHTML('beforeend', '<p class="order-now"></p>')],
])('has no hint if it is %s', async (_, happen) => {
  centre = 400;
  await open(true);
  happen();
  vi.advanceTimersByTime(2000);
  expect(asked).toHaveBeenCalledOnce();
  expect(document.querySelector('.item .order-now')).toBeNull();
});

it('has no hint where nothing can be ordered, and hides its failures', async () => {
  vi.spyOn(console, 'info').mockReturnValue();
  asked.mockRejectedValueOnce(new Error('no network'));
  centre = 400;
  await open(false);
  vi.advanceTimersByTime(2000);
  expect(asked).toHaveBeenCalledOnce();
  expect(hint()).toBeUndefined();
});
