import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initDayparts } from './dayparts.js';

const breakfast = { _id: 'b', title: 'فطور', windows: [{ start: '07:00', end: '13:00' }] };
const hidden = { ...breakfast, _id: 'h', outside: 'hide' };

beforeEach(() => {
  vi.useFakeTimers();
  return () => {
    vi.useRealTimers();
    document.body.replaceChildren();
  };
});

function open(now: string, hours: object = {}) {
  vi.setSystemTime(Date.parse(now));
  const main = document.createElement('main');
  main.dataset['dayparts'] = JSON.stringify({ dayparts: [breakfast, hidden], timeZone: 'Asia/Amman', ...hours });
  main.innerHTML =
    '<li id="combo" class="combo" data-when="|;|b"><p class="when" hidden></p></li>' +
    '<li id="incomplete" class="combo" data-when="|b;h|"><p class="when" hidden></p></li>' +
    '<li id="grey" data-when="|b"><p class="when" hidden></p></li><li id="gone" data-when="h|"><p class="when" hidden></p></li>';
  const chips = document.createElement('ul');
  chips.innerHTML =
    '<li id="chip" data-when="b|"><span data-count="13">13</span></li><li id="chip-gone" data-when="h|"><span data-count="4">4</span></li>';
  document.body.append(main, chips);
  document.documentElement.lang = 'ar';
  initDayparts(document);
}

const shown = (id: string) => {
  const card = document.getElementById(id);
  const label = card?.querySelector<HTMLElement>('.when');
  const text = label?.hidden ? null : label?.textContent.replaceAll(/[\u2066\u2069]/g, '');
  return { isLater: card?.classList.contains('later'), isHidden: card?.hasAttribute('data-not-served'), text };
};

describe('an open page', () => {
  it('greys what ends within a minute, says when it returns, hides if set so', () => {
    open('2026-01-03T12:59:30+03:00');
    expect(shown('grey')).toEqual({ isLater: false, isHidden: false, text: null });
    expect(shown('gone')).toMatchObject({ isHidden: false });
    vi.advanceTimersByTime(60_000);
    expect(shown('grey')).toEqual({ isLater: true, isHidden: false, text: 'فطور · يُقدَّم غدًا 07:00–13:00' });
    expect(shown('gone')).toMatchObject({ isHidden: true });
    expect(shown('combo')).toEqual(shown('grey'));
    expect(shown('incomplete')).toMatchObject({ isHidden: true });
  });

  it('gives a section’s chip its time and count, and hides both together', () => {
    const chip = (id: string) => ({ ...shown(id), text: document.getElementById(id)?.textContent });
    open('2026-01-03T12:59:30+03:00');
    expect(chip('chip')).toEqual({ isLater: false, isHidden: false, text: '13' });
    expect(chip('chip-gone')).toEqual({ isLater: false, isHidden: false, text: '4' });
    vi.advanceTimersByTime(60_000);
    expect(chip('chip')).toEqual({ isLater: true, isHidden: false, text: '07:00' });
    expect(chip('chip-gone')).toMatchObject({ isHidden: true });
    vi.setSystemTime(Date.parse('2026-01-04T06:59:30+03:00'));
    vi.advanceTimersByTime(60_000);
    expect(chip('chip')).toEqual({ isLater: false, isHidden: false, text: '13' });
    expect(chip('chip-gone')).toEqual({ isLater: false, isHidden: false, text: '4' });
  });

  it('leaves hidden what a search hides', () => {
    open('2026-01-03T12:59:30+03:00');
    const cards = ['grey', 'gone'].map((id) => document.getElementById(id));
    for (const card of cards) card?.toggleAttribute('hidden', true);
    vi.advanceTimersByTime(60_000);
    for (const card of cards) expect(card?.hidden).toBe(true);
  });

  it('names the time at which the venue is open too', () => {
    open('2026-01-03T12:59:30+03:00', { workingDays: [{ day: 'sun', start: '09:00', end: '12:00' }] });
    vi.advanceTimersByTime(60_000);
    expect(shown('grey')).toMatchObject({ isLater: true, text: 'فطور · يُقدَّم غدًا 09:00–12:00' });
  });

  it('shows what begins again', () => {
    open('2026-01-03T06:59:30+03:00');
    expect(shown('grey')).toMatchObject({ isLater: true, text: 'فطور · يُقدَّم اليوم 07:00–13:00' });
    vi.advanceTimersByTime(60_000);
    expect(shown('grey')).toEqual({ isLater: false, isHidden: false, text: null });
  });
});
