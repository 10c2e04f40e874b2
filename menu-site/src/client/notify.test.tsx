import { beforeEach, expect, it, vi } from 'vitest';
import type * as Notice from './notify.js';

let notice: typeof Notice.notify;
let isolated: typeof Notice.isolateBidi;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  document.body.replaceChildren();
  ({ notify: notice, isolateBidi: isolated } = await import('./notify.js'));
});

const region = () => document.querySelector('[role=status]');
const drawn = () => vi.advanceTimersByTime(20);

it('says one sentence at a time, for five seconds', () => {
  notice('نُسخ الرابط');
  expect(region()?.textContent).toBe('');
  drawn();
  notice('أُضيف الصنف');
  drawn();
  expect(region()?.textContent).toBe('أُضيف الصنف');
  vi.advanceTimersByTime(4900);
  expect(region()?.textContent).toBe('أُضيف الصنف');
  vi.advanceTimersByTime(500);
  expect(region()?.textContent).toBe('');
});

it('follows the page’s direction, whatever the language of a name in it', () => {
  document.documentElement.dir = 'ltr';
  notice(`“${isolated('كباب')}” is in your cart.`);
  drawn();
  const sentence = region()?.querySelector('p');
  expect(sentence?.closest('[dir]')).toBe(document.documentElement);
  expect(sentence?.textContent).toBe('“\u2068كباب\u2069” is in your cart.');
});

it('does not begin again with what is being said, but says it anew later', () => {
  notice('أُضيف الصنف');
  drawn();
  const card = region()?.firstChild;
  notice('أُضيف الصنف');
  drawn();
  expect(region()?.firstChild).toBe(card);
  vi.advanceTimersByTime(6000);
  notice('أُضيف الصنف');
  drawn();
  expect(region()?.textContent).toBe('أُضيف الصنف');
});

it('offers one thing to do, once, and waits while it is reached for', () => {
  const act = vi.fn();
  notice('حُذف الصنف', { action: { label: 'تراجع', act } });
  drawn();
  region()?.firstElementChild?.dispatchEvent(new Event('pointerenter'));
  vi.advanceTimersByTime(20_000);
  document.querySelector('button')?.click();
  expect(act).toHaveBeenCalledOnce();
  expect(region()?.textContent).toBe('');
});
