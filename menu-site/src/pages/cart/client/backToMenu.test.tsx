import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goBackToMenu } from './backToMenu.js';

beforeEach(() => {
  document.documentElement.lang = 'ar';
});
afterEach(() => vi.unstubAllGlobals());

/** Whether a press on the link to the menu goes back in the history. @param before the URL of the previous page */
function goesBack(before: string | null, press: MouseEventInit = {}): boolean {
  const entries = [...(before === null ? [] : [{ url: before }]), { url: 'https://q.test/cart/abc' }];
  vi.stubGlobal('navigation', { currentEntry: { index: entries.length - 1 }, entries: () => entries });
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  back.mockClear();
  const link = Object.assign(document.createElement('a'), { href: 'https://q.test/m/innova' });
  const event = new MouseEvent('click', { cancelable: true, ...press });
  goBackToMenu(event, link, 'menu00000000000000000000');
  expect(event.defaultPrevented).toBe(back.mock.calls.length === 1);
  return event.defaultPrevented;
}

it('goes back to the guest’s menu, by its short name or its id', () => {
  expect(goesBack('https://q.test/m/innova?t=abc')).toBe(true);
  expect(goesBack('https://q.test/m/innova?lang=ar')).toBe(true);
  expect(goesBack('https://q.test/m/menu00000000000000000000')).toBe(true);
});

it('leaves the link alone after another page or language, or for a new tab', () => {
  expect(goesBack(null)).toBe(false);
  expect(goesBack('https://q.test/m/other')).toBe(false);
  expect(goesBack('https://q.test/m/innova?lang=en')).toBe(false);
  expect(goesBack('https://q.test/m/innova', { ctrlKey: true })).toBe(false);
});

it('leaves the link alone where the browser does not tell the history', () => {
  vi.stubGlobal('navigation', undefined);
  const event = new MouseEvent('click', { cancelable: true });
  goBackToMenu(event, Object.assign(document.createElement('a'), { href: 'https://q.test/m/innova' }), 'menu');
  expect(event.defaultPrevented).toBe(false);
});
