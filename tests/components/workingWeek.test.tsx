/** The editor of the whole week on wide screens: each day's hours are fields in its row. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fingerprint } from '@qaima/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { aMenuWithDetails } from '../../stories/support/sampleMenuDetails.js';
import { BUSY_RESPONSE, fieldOf, fill, openOwnerScreen, requestBodiesOf, requestsOf } from './openOwnerScreen.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const SUNDAY = { day: 'sun', start: '10:00', end: '23:00', also: [] };

async function openWeek(options: FakeOptions = {}) {
  const opened = openOwnerScreen('/workingDays', options);
  const form = await screen.findByRole('form', { name: 'الأسبوع المعتاد' });
  await within(form).findByRole('group', { name: 'الأحد' });
  const day = (name: string) => within(form).getByRole('group', { name });
  const press = (where: HTMLElement, name: string) => opened.user.click(within(where).getByRole('button', { name }));
  return {
    ...opened,
    form,
    day,
    press,
    save: () => press(form, 'حفظ'),
    toggle: (name: string) => opened.user.click(within(day(name)).getByRole('switch', { name: `مفتوح يوم ${name}` })),
    saved: () => requestBodiesOf(opened.api, 'menu.change'),
  };
}

/** Types a time as a user does, who then leaves the field. */
function type(day: HTMLElement, label: string, time: string) {
  fill(day, label, time);
  fireEvent.blur(fieldOf(day, label));
}

const namesIn = (day: HTMLElement) =>
  within(day)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

describe('the week on a wide screen', () => {
  it('shows the hours of each day as fields, and what ends on the next day', async () => {
    const { form, day } = await openWeek();
    const names = within(form)
      .getAllByRole('switch')
      .map((one) => one.getAttribute('aria-label'));
    expect(names).toEqual(
      ['الأحد', 'الإثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'].map((name) => `مفتوح يوم ${name}`),
    );
    expect([fieldOf(day('الخميس'), 'يفتح').value, fieldOf(day('الخميس'), 'يغلق').value]).toEqual(['18:00', '02:00']);
    expect(within(day('الخميس')).getByText('اليوم التالي')).toBeDefined();
    expect(within(day('الأحد')).queryByText('اليوم التالي')).toBeNull();
    expect(within(day('الجمعة')).getByText('إن تركت الوقتين فارغين فالعمل طوال اليوم.')).toBeDefined();
    expect(within(day('السبت')).getByText('مغلق')).toBeDefined();
    expect(within(form).queryByRole('button', { name: 'حفظ' })).toBeNull();
  });

  it('saves only the changed days, in one request, and undoes it as a whole', async () => {
    const { api, user, day, save, toggle, saved } = await openWeek();
    type(day('الأحد'), 'يفتح', '٠٩٣٠');
    await user.click(within(day('الأحد')).getByRole('button', { name: 'إضافة فترة أخرى' }));
    expect(document.activeElement).toBe(fieldOf(day('الأحد'), 'يفتح 2'));
    type(day('الأحد'), 'يغلق', '15');
    type(day('الأحد'), 'يفتح 2', '١٨');
    type(day('الأحد'), 'يغلق 2', '1');
    await toggle('الخميس');
    await save();
    const changed = { day: 'sun', start: '09:30', end: '15:00', also: [{ start: '18:00', end: '01:00' }] };
    await waitFor(() => expect(saved()).toEqual([{ workingDays: [changed, { day: 'Mthu' }] }]));
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByText('عاد يومان كما كانا')).toBeDefined();
    const thursday = { day: 'thu', start: '18:00', end: '02:00', also: [] };
    expect(saved().at(-1)).toEqual({ workingDays: [SUNDAY, thursday] });
    // The undo must not overwrite what somebody has changed since.
    expect(requestsOf(api, 'menu.change').at(-1)?.seen).toBe(
      `/workingDays/sun=${fingerprint(changed)}, /workingDays/thu=${fingerprint(undefined)}`,
    );
    await waitFor(() => expect(fieldOf(day('الأحد'), 'يفتح').value).toBe('10:00'));
    expect(fieldOf(day('الخميس'), 'يغلق').value).toBe('02:00');
  });

  it('opens a day with its former hours, or those of the open day before it', async () => {
    const { form, day, toggle, press } = await openWeek();
    await toggle('الأحد');
    await toggle('الأحد');
    expect(fieldOf(day('الأحد'), 'يغلق').value).toBe('23:00');
    // It is as it was, so that there is nothing to save.
    expect(within(form).queryByRole('button', { name: 'حفظ' })).toBeNull();
    await toggle('الثلاثاء');
    expect(fieldOf(day('الثلاثاء'), 'يفتح').value).toBe('10:00');
    await press(form, 'تجاهل');
    expect(within(day('الثلاثاء')).queryByLabelText('يفتح')).toBeNull();
  });

  it('copies a day’s hours to open days, or to all from the only open one', async () => {
    const { day, press, save, saved } = await openWeek({
      menu: aMenuWithDetails({ workingDays: [{ day: 'sun', start: '10:00', end: '23:00' }, { day: 'fri' }] }),
    });
    await press(day('الأحد'), 'انسخ إلى الأيام المفتوحة');
    await save();
    await waitFor(() => expect(saved()).toEqual([{ workingDays: [{ ...SUNDAY, day: 'fri' }] }]));
  });

  it('sets the first hours for all days', async () => {
    const { form, day, toggle, press, save, saved } = await openWeek({ menu: aMenuWithDetails({ workingDays: [] }) });
    expect(within(form).getAllByText('غير محدد')).toHaveLength(7);
    await toggle('الإثنين');
    // All other days would be closed.
    expect(within(form).getAllByText('مغلق')).toHaveLength(6);
    type(day('الإثنين'), 'يفتح', '8 ص');
    type(day('الإثنين'), 'يغلق', '10 م');
    await press(day('الإثنين'), 'انسخ إلى كل الأيام');
    await toggle('الجمعة');
    expect(namesIn(day('الإثنين'))).toEqual(['إضافة فترة أخرى', 'انسخ إلى الأيام المفتوحة']);
    await save();
    const days = ['sun', 'mon', 'tue', 'wed', 'thu', 'sat'];
    await waitFor(() =>
      expect(saved()).toEqual([
        { workingDays: days.map((one) => ({ day: one, start: '08:00', end: '22:00', also: [] })) },
      ]),
    );
  });

  it('removes a shift, and warns of shifts that overlap', async () => {
    const { day, press, save, saved } = await openWeek();
    const monday = day('الإثنين');
    await press(monday, 'إضافة فترة أخرى');
    type(monday, 'يفتح 2', '22');
    type(monday, 'يغلق 2', '23:30');
    expect(within(monday).getByText('الفترات متداخلة', { exact: false })).toBeDefined();
    type(monday, 'يغلق', '14');
    expect(within(monday).queryByText('الفترات متداخلة', { exact: false })).toBeNull();
    await press(monday, 'حذف الفترة 2');
    expect(document.activeElement).toBe(fieldOf(monday, 'يغلق'));
    await save();
    await waitFor(() => expect(saved()).toEqual([{ workingDays: [{ ...SUNDAY, day: 'mon', end: '14:00' }] }]));
  });
});

it('removes the first shift, whose place the second one takes', async () => {
  const { day, press, save, saved } = await openWeek();
  const monday = day('الإثنين');
  expect(within(monday).queryByRole('button', { name: 'حذف الفترة 1' })).toBeNull();
  await press(monday, 'إضافة فترة أخرى');
  type(monday, 'يفتح 2', '18');
  type(monday, 'يغلق 2', '22');
  await press(monday, 'حذف الفترة 1');
  expect(document.activeElement).toBe(fieldOf(monday, 'يفتح'));
  expect(within(monday).queryByRole('button', { name: 'حذف الفترة 1' })).toBeNull();
  await save();
  await waitFor(() =>
    expect(saved()).toEqual([{ workingDays: [{ day: 'mon', start: '18:00', end: '22:00', also: [] }] }]),
  );
});

it('focuses the row of the day that the address names', async () => {
  openOwnerScreen('/workingDays?day=wed');
  const form = await screen.findByRole('form', { name: 'الأسبوع المعتاد' });
  const wednesday = await within(form).findByRole('group', { name: 'الأربعاء' });
  await waitFor(() => expect(document.activeElement).toBe(wednesday));
});

describe('hours that can’t be saved', () => {
  it('are named at the field of their day, which gets the focus', async () => {
    const { form, day, press, save, saved } = await openWeek();
    await press(day('الخميس'), 'إضافة فترة أخرى');
    type(day('الخميس'), 'يفتح 2', '25:10');
    await save();
    expect(await within(day('الخميس')).findAllByText('الرجاء إدخال ساعة صحيحة')).toHaveLength(2);
    expect(within(form).getByText('حقلان يحتاجان إلى تصحيح')).toBeDefined();
    expect(within(day('الأحد')).queryByText('الرجاء إدخال ساعة صحيحة')).toBeNull();
    expect(document.activeElement).toBe(fieldOf(day('الخميس'), 'يفتح 2'));
    expect(saved()).toEqual([]);
  });

  it('are named in their row if the server refuses them', async () => {
    const errors = [{ path: '/workingDays/1/end', message: 'وقت لا يُقبل' }];
    const { day, save } = await openWeek({
      refuse: ({ name }) => (name === 'menu.change' ? { statusCode: 400, message: 'خطأ', errors } : null),
    });
    type(day('الأحد'), 'يفتح', '09:00');
    type(day('الخميس'), 'يغلق', '03:00');
    await save();
    expect(await within(day('الخميس')).findByText('وقت لا يُقبل')).toBeDefined();
  });

  it('stay in their fields if the server fails, and ask before leaving', async () => {
    let isDown = true;
    const { user, day, save, saved } = await openWeek({
      refuse: ({ name }) => (name === 'menu.change' && isDown ? { statusCode: 503, message: BUSY_RESPONSE } : null),
    });
    type(day('الأحد'), 'يفتح', '07:00');
    await save();
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(fieldOf(day('الأحد'), 'يفتح').value).toBe('07:00');
    await user.click(screen.getByRole('link', { name: /الأفرع/ }));
    const question = await screen.findByRole('alertdialog', { name: 'لديك تغييرات غير محفوظة' });
    await user.click(within(question).getByRole('button', { name: 'متابعة التعديل' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    isDown = false;
    await save();
    await waitFor(() => expect(saved()).toHaveLength(2));
    expect(await screen.findByText('تم حفظ اليوم')).toBeDefined();
  });
});

it('asks for each day whose hours another device has changed as well', async () => {
  let isFirst = true;
  const theirs = { ...SUNDAY, start: '07:00' };
  const { api, user, day, save, saved } = await openWeek({
    refuse: ({ name }) => {
      if (name !== 'menu.change' || !isFirst) return null;
      isFirst = false;
      const conflicts = [
        { path: '/workingDays/sun', value: theirs },
        { path: '/workingDays/thu', value: null },
      ];
      return { statusCode: 409, message: 'تغيّر في هذه الأثناء', conflicts };
    },
  });
  type(day('الأحد'), 'يفتح', '06:00');
  type(day('الخميس'), 'يغلق', '03:00');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'غُيّرت القيمة نفسها في مكان آخر' });
  const sunday = within(dialog).getByRole('group', { name: 'الأحد' });
  expect(within(sunday).getByRole('radio', { name: /خذ القيمة الأخرى\s*07:00 حتى 23:00/ })).toBeDefined();
  await user.click(within(sunday).getByRole('radio', { name: /أبقِ قيمتي\s*06:00 حتى 23:00/ }));
  const thursday = within(dialog).getByRole('group', { name: 'الخميس' });
  await user.click(within(thursday).getByRole('radio', { name: /خذ القيمة الأخرى\s*مغلق/ }));
  await user.click(within(dialog).getByRole('button', { name: 'حفظ' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved().at(-1)).toEqual({ workingDays: [{ ...SUNDAY, start: '06:00' }] });
  expect(requestsOf(api, 'menu.change').at(-1)?.seen).toBe(`/workingDays/sun=${fingerprint(theirs)}`);
});
