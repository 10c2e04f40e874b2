import { renderToStaticMarkup } from 'react-dom/server';
import type { Menu } from '@qaima/schemas';
import { expect, it } from 'vitest';
import { SiteContext, createSite } from '../../document/siteContext.js';
import { aMenu, aRequest, everyDay } from '../../testing/menuFixtures.js';
import { WorkingDays } from './WorkingDays.js';

type Period = NonNullable<Menu['specialHours']>[number];

/** The rows of the table by weekday on Saturday, 2026-11-21, and the weekday whose row is marked. */
function tableOf(specialHours: readonly Period[], workingDays: Menu['workingDays'] = everyDay) {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteContext value={createSite(aRequest(), { kind: 'menu', menu: aMenu() })}>
      <WorkingDays hours={{ workingDays, specialHours: [...specialHours] }} timeZone="Asia/Amman" />
    </SiteContext>,
  );
  const hoursIn = (table: string) => {
    const rows = Array.from(document.querySelectorAll<HTMLTableRowElement>(`${table} tr`));
    return Object.fromEntries(rows.map((row) => [row.dataset['day'] ?? '', row.cells[1]?.textContent] as const));
  };
  return {
    hours: hoursIn('table:not(.on-paper)'),
    onPaper: hoursIn('table:not(.on-screen)'),
    announced: Array.from(document.querySelectorAll('li'), ({ textContent }) => textContent),
    today: document.querySelector<HTMLElement>('[aria-current="date"]')?.dataset['day'],
  };
}

const aPeriod = (fields: Partial<Period>): Period => ({
  _id: 'period000000000000000000',
  title: 'يوم خاص',
  closed: false,
  from: '2026-11-21',
  to: '2026-11-21',
  ...fields,
});
const week = {
  sun: '10:00 حتى 23:00',
  mon: '10:00 حتى 23:00',
  tue: '10:00 حتى 23:00',
  wed: 'على مدار 24 ساعة',
  thu: '10:00 حتى 02:00',
  fri: 'مغلق',
  sat: '10:00 حتى 23:00',
};

it('shows special hours on their day’s row, and weekly hours on the others', () => {
  const noon = { start: '12:00', end: '15:00' };
  expect(tableOf([]).hours).toEqual(week);
  const days = [{ day: 'sat', ...noon }] as const;
  expect(tableOf([aPeriod({ days: [...days] })])).toMatchObject({
    hours: { ...week, sat: '12:00 حتى 15:00' },
    today: 'sat',
  });
});

it('separates the shifts of a day like a list, since a line may wrap there', () => {
  const shifts = { start: '10:00', end: '15:00', also: [{ start: '18:00', end: '01:00' }] };
  expect(tableOf([], [{ day: 'sat', ...shifts }]).hours).toMatchObject({
    sat: '10:00 حتى 15:00، 18:00 حتى 01:00',
  });
});

it('shows today as closed, and a special day later in the week on its row', () => {
  const monday = aPeriod({ from: '2026-11-23', to: '2026-11-23', closed: true });
  expect(tableOf([aPeriod({ closed: true }), monday])).toMatchObject({
    hours: { ...week, sat: 'مغلق', mon: 'مغلق' },
    today: 'sat',
  });
  // The Monday after the coming seven days does not change the row of this one.
  const { hours } = tableOf([aPeriod({ from: '2026-11-30', to: '2026-11-30', closed: true })]);
  expect(hours).toEqual(week);
});

it('prints the regular week, not the special hours of the coming days', () => {
  expect(tableOf([aPeriod({ closed: true })]).onPaper).toEqual(week);
  expect(tableOf([]).onPaper).toEqual(week);
  expect(tableOf([aPeriod({ closed: true })], []).onPaper).toEqual({});
});

it('leaves out the days of which nothing is known', () => {
  expect(tableOf([aPeriod({ closed: true })], []).hours).toEqual({ sat: 'مغلق' });
});

it('announces special hours weeks ahead, with their hours', () => {
  const evening = { start: '17:00', end: '02:00' };
  const ramadan = { title: 'رمضان', from: '2026-12-20', to: '2027-01-18' };
  const dates = 'رمضان الأحد، 20/12/2026 حتى الإثنين، 18/01/2027';
  const equal = everyDay.map(({ day }) => ({ day, ...evening }));
  const announcedOf = (days: NonNullable<Period['days']>) => tableOf([aPeriod({ ...ramadan, days })]).announced;
  expect(announcedOf([...equal, { day: 'fri', ...evening }])).toEqual([`${dates} · 17:00 حتى 02:00`]);
  const friday = { day: 'fri', start: '18:00', end: '03:00' } as const;
  expect(announcedOf([...equal, friday])).toEqual([
    `${dates} · الأحد، الإثنين، الثلاثاء، الأربعاء، الخميس، السبت: 17:00 حتى 02:00 · الجمعة: 18:00 حتى 03:00`,
  ]);
  expect(tableOf([aPeriod({ ...ramadan, closed: true })]).announced).toEqual([`${dates} · مغلق`]);
});
