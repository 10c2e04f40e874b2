import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteContext, createSite } from '../../../document/siteContext.js';
import { OpenBadge } from '../OpenBadge.js';
import { WorkingDays } from '../WorkingDays.js';
import { aMenu, aRequest, everyDay, SATURDAY_AFTERNOON } from '../../../testing/menuFixtures.js';
import { initOpenBadge } from './openBadge.js';

const HOUR = 3_600_000;
const hours = { hours: { workingDays: everyDay }, timeZone: 'Asia/Amman' };

beforeEach(() => {
  vi.useFakeTimers({ now: SATURDAY_AFTERNOON });
  document.body.innerHTML = renderToStaticMarkup(
    <SiteContext value={createSite(aRequest(), { kind: 'menu', menu: aMenu() })}>
      <OpenBadge {...hours} />
      <WorkingDays {...hours} />
    </SiteContext>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock and runs the next refresh. */
function after(ms: number) {
  vi.setSystemTime(SATURDAY_AFTERNOON + ms - 60_000);
  vi.advanceTimersByTime(60_000);
}

const badge = () => document.querySelector('.pills')?.textContent.replace(/\s+/g, ' ');
const today = () => document.querySelector('[aria-current="date"]')?.getAttribute('data-day');

it('goes on from what the server wrote', () => {
  const written = badge();
  initOpenBadge(document);
  expect(badge()).toBe(written);
  expect(badge()).toContain('مفتوح الآن');
});

it('counts down every minute, closes, and moves on to the next day', () => {
  initOpenBadge(document);
  vi.advanceTimersByTime(60_000);
  expect(badge()).toMatch(/يغلق 23:00$/);
  after(8.5 * HOUR);
  expect(badge()).toContain('بعد 30 دقيقة');
  vi.advanceTimersByTime(60_000);
  expect(badge()).toContain('بعد 29 دقيقة');
  expect(document.querySelector('[data-left] bdi')?.getAttribute('dir')).toBe('ltr');
  after(9 * HOUR + 60_000);
  expect(badge()).toContain('مغلق الآن');
  expect(document.querySelector('.pill.open')).toBeNull();
  expect(today()).toBe('sat');
  after(11 * HOUR);
  expect(today()).toBe('sun');
});
