/** Visits for the statistics screen. They are deterministic, with more visits in the evening and on some days. */
import { addDays, type Stats, type StatsPeriod } from '@qaima/schemas';
import type { FakeState, Handlers } from './state.js';

const TODAY = '2026-03-02';

export function statsHandlers(state: FakeState): Handlers {
  return {
    'stats.read': (_params, _body, { days }): Stats => {
      const period: StatsPeriod = days === '90' ? 90 : 30;
      const total = state.menu.menuVisitors?.totalVisitors ?? 0;
      const items = (state.menu.sections ?? []).flatMap((section) => section.items ?? []).slice(0, 10);
      return {
        days: period,
        timeZone: 'Asia/Amman',
        visits: Array.from({ length: period }, (_, index) => ({
          day: addDays(TODAY, index + 1 - period),
          newVisitors: total === 0 ? 0 : 2 + (index % 3),
          totalVisitors: total === 0 ? 0 : 5 + (index % 7),
        })),
        hours: Array.from({ length: 24 }, (_, hour) => (total === 0 ? 0 : hour === 21 ? 40 : hour)),
        items: total === 0 ? [] : items.map(({ _id, title }, index) => ({ _id, title, interests: 50 - index * 4 })),
      };
    },
  };
}
