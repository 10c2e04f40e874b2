import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { initRatingPrompt } from './ratingPrompt.js';

const isShown = () => document.querySelector<HTMLElement>('.rate')?.hidden === false;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  document.body.innerHTML = '<main id="main"></main><section class="rate" hidden></section>';
  document.body.dataset['menu'] = 'menu';
});
afterEach(() => {
  vi.useRealTimers();
});

it('waits for 2.3 seconds', () => {
  initRatingPrompt(document);
  vi.advanceTimersByTime(2299);
  expect(isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isShown()).toBe(true);
});

it.each([
  ['a cart', () => localStorage.setItem('cart:menu', JSON.stringify({ id: 'abc', count: 1, total: 2 }))],
  ['an order that was not sent', () => localStorage.setItem('unsent:menu', '[]')],
  [
    'an order that the venue works on',
    () => document.body.insertAdjacentHTML('beforeend', '<div class="again running" />'),
  ],
])('does not ask a guest with %s', (_, prepare) => {
  prepare();
  initRatingPrompt(document);
  vi.advanceTimersByTime(10_000);
  expect(isShown()).toBe(false);
});
