import { describe, expect, it } from 'vitest';
import { DEMO_DAYS, demoVisits } from '../../demo-data/visitors';

const charm = [5, 3, 1, 0];

describe('the visitors of the demo', () => {
  const visits = demoVisits(3, charm);

  it('are the same each time', () => {
    expect(demoVisits(3, charm)).toEqual(visits);
  });

  it('come on each of the days, and each at most once a day', () => {
    expect(new Set(visits.map(({ daysAgo }) => daysAgo)).size).toBe(DEMO_DAYS);
    expect(new Set(visits.map(({ daysAgo, browser }) => `${daysAgo} ${browser}`)).size).toBe(visits.length);
  });

  it('are new exactly once', () => {
    const seen = new Set<number>();
    for (const { browser, isNew } of visits) {
      expect(isNew).toBe(!seen.has(browser));
      seen.add(browser);
    }
    expect(seen.size).toBeLessThan(visits.length);
  });

  it('look most at what draws most, and never at what draws nobody', () => {
    const looks = visits.flatMap(({ items }) => items);
    const times = charm.map((_, place) => looks.filter((look) => look === place).length);
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    expect(times[3]).toBe(0);
    for (const { items } of visits) expect(new Set(items).size).toBe(items.length);
  });
});
