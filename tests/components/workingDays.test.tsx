import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DAYS, formatDate, islamicOccasions, todayIn } from '@qaima/schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { aMenuWithDetails } from '../../stories/support/sampleMenuDetails.js';
import { requestBodiesOf, BUSY_RESPONSE, fieldOf, fill, openOwnerScreen, respondWithError } from './openOwnerScreen.js';
import { PHONE, setScreenWidth, setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());
afterEach(() => void vi.useRealTimers());

async function openDays(at = '/workingDays', options = {}) {
  const opened = openOwnerScreen(at, options);
  await screen.findByText('عمّان');
  return opened;
}

/** Opens the form of a day off. */
async function openTuesday(options = {}) {
  const opened = await openDays('/workingDays?day=tue', options);
  return { ...opened, form: await screen.findByRole('form', { name: 'تعديل أوقات الثلاثاء' }) };
}

const rows = () =>
  within(screen.getByRole('list', { name: 'الأسبوع المعتاد' }))
    .getAllByRole('listitem')
    // Which row is marked as today depends on the date.
    .map(({ textContent }) => textContent.replace(/(?<!طوال )اليوم(?! التالي)/, ''));

describe('the working days on a phone', () => {
  beforeEach(() => setScreenWidth(PHONE));

  it('are in the order of the week with hours, in the menu’s time zone', async () => {
    await openDays();
    expect(rows()).toEqual([
      'الأحد10:00 حتى 23:00',
      'الإثنين10:00 حتى 23:00',
      'الثلاثاءمغلق',
      'الأربعاءمغلق',
      'الخميس18:00 حتى 02:00 اليوم التالي',
      'الجمعةمفتوح طوال اليوم',
      'السبتمغلق',
    ]);
    expect(screen.getByText('عمّان')).toBeDefined();
    expect(screen.getByText(/^(مفتوح|مغلق) الآن/)).toBeDefined();
    expect(screen.getAllByText('اليوم')).toHaveLength(1);
  });

  it('show the button that deletes only for the day that was chosen', async () => {
    const { user } = await openDays();
    expect(screen.queryByRole('button', { name: /^حذف/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'الثلاثاء' }));
    expect(screen.queryByRole('button', { name: /^حذف/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'الأحد' }));
    expect(screen.getAllByRole('button', { name: /^حذف/ }).map((one) => one.getAttribute('aria-label'))).toEqual([
      'حذف الأحد',
    ]);
  });

  it('are deleted by their name with an M before it, after a question', async () => {
    const { api, user } = await openDays('/workingDays?day=sun');
    await user.click(await screen.findByRole('button', { name: 'حذف الأحد' }));
    const question = await screen.findByRole('alertdialog', { name: 'حذف «الأحد»؟' });
    await user.click(within(question).getByRole('button', { name: 'إلغاء' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(requestBodiesOf(api, 'menu.change')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'حذف الأحد' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(rows()[0]).toBe('الأحدمغلق'));
    expect(requestBodiesOf(api, 'menu.change')).toEqual([{ workingDays: [{ day: 'Msun' }] }]);
    expect(screen.queryByRole('button', { name: 'حذف الأحد' })).toBeNull();
  });

  it('wait with rows that say nothing', async () => {
    openOwnerScreen('/workingDays', {
      hold: ({ name }) => (name === 'menu.read' ? new Promise(() => undefined) : undefined),
    });
    expect(await screen.findByText('جارٍ التحميل…')).toBeDefined();
  });

  it('say when there are none', async () => {
    await openDays('/workingDays', { menu: aMenuWithDetails({ workingDays: [] }) });
    expect(await screen.findByText('لم تُحدَّد أوقات العمل بعد. اختر يومًا لتحديد ساعاته.')).toBeDefined();
    expect(screen.getAllByText('غير محدد')).toHaveLength(7);
    expect(screen.getByText('أضف أوقات الأسبوع: من دونها لا يعرف الزوار متى تفتح في الأيام الأخرى.')).toBeDefined();
    expect(rows().filter((row) => row.includes('مغلق'))).toEqual([]);
  });
});

/** Opens the form of Sunday and adds a second shift. */
async function openSecondShift() {
  const { user } = await openDays('/workingDays?day=sun');
  const form = await screen.findByRole('form', { name: 'تعديل أوقات الأحد' });
  await user.click(within(form).getByRole('button', { name: 'إضافة فترة أخرى' }));
  const [, opens] = within(form).getAllByLabelText('يفتح');
  const [, closes] = within(form).getAllByLabelText('يغلق');
  if (!opens || !closes) throw new Error('The second shift has no fields.');
  return { form, opens, closes };
}

describe('the form of a day', () => {
  beforeEach(() => setScreenWidth(PHONE));

  it('is in its day’s row, one at a time, and asks for possible hours', async () => {
    const { api, user, form } = await openTuesday();
    fill(form, 'يفتح', '25:10');
    expect(await within(form).findByText('الرجاء إدخال ساعة صحيحة')).toBeDefined();
    await user.click(within(form).getByRole('button', { name: 'حفظ اليوم' }));
    expect(requestBodiesOf(api, 'menu.change')).toEqual([]);
  });

  it('is brought into view, with the focus before its first field', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scroll() {
      scrolled.push(this);
    };
    const { user, form } = await openTuesday();
    expect(scrolled.map(({ textContent }) => textContent.startsWith('الثلاثاء'))).toEqual([true]);
    await user.tab();
    expect(document.activeElement).toBe(fieldOf(form, 'يفتح'));
  });

  it('takes Arabic digits, puts the colon by itself, and saves the day', async () => {
    const { api, user, form } = await openTuesday();
    fill(form, 'يفتح', '٠٩٣٠');
    fireEvent.blur(fieldOf(form, 'يفتح'));
    fill(form, 'يغلق', '17');
    fireEvent.blur(fieldOf(form, 'يغلق'));
    expect([fieldOf(form, 'يفتح').value, fieldOf(form, 'يغلق').value]).toEqual(['09:30', '17:00']);
    await user.click(within(form).getByRole('button', { name: 'حفظ اليوم' }));
    await waitFor(() => expect(rows()[2]).toBe('الثلاثاء09:30 حتى 17:00'));
    expect(await screen.findByText('تم حفظ اليوم')).toBeDefined();
    expect(requestBodiesOf(api, 'menu.change')).toEqual([
      { workingDays: [{ day: 'tue', start: '09:30', end: '17:00', also: [] }] },
    ]);
  });

  it('removes the first of two shifts, whose place the second one takes', async () => {
    const also = [{ start: '18:00', end: '23:00' }];
    const workingDays = [{ day: 'tue' as const, start: '08:00', end: '12:00', also }];
    const { api, user, form } = await openTuesday({ menu: aMenuWithDetails({ workingDays }) });
    await user.click(within(form).getByRole('button', { name: /^حذف الفترة.* 1$/ }));
    expect([fieldOf(form, 'يفتح').value, fieldOf(form, 'يغلق').value]).toEqual(['18:00', '23:00']);
    expect(within(form).queryByRole('button', { name: /^حذف الفترة.* 1$/ })).toBeNull();
    await user.click(within(form).getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'menu.change')).toEqual([
        { workingDays: [{ day: 'tue', start: '18:00', end: '23:00', also: [] }] },
      ]),
    );
  });

  it('proposes the first hours for all days, and later ones for no other day', async () => {
    const { api, user, form } = await openTuesday({ menu: aMenuWithDetails({ workingDays: [] }) });
    fill(form, 'يفتح', '9');
    fill(form, 'يغلق', '17');
    const others = within(form).getByRole('group', { name: 'الساعات نفسها في هذه الأيام أيضًا' });
    expect(
      within(others)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual(Array.from({ length: 6 }, () => true));
    await user.click(within(others).getByRole('checkbox', { name: 'الجمعة' }));
    await user.click(within(form).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(rows().filter((row) => row.endsWith('09:00 حتى 17:00'))).toHaveLength(6));
    expect(await screen.findByText('تم حفظ 6 أيام')).toBeDefined();
    expect(rows()[5]).toBe('الجمعةمغلق');
    expect(requestBodiesOf(api, 'menu.change')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'الجمعة' }));
    const friday = await screen.findByRole('form', { name: 'تعديل أوقات الجمعة' });
    expect(within(friday).queryAllByRole('checkbox', { checked: true })).toEqual([]);
  });

  it('says that shifts overlap', async () => {
    const { form, opens, closes } = await openSecondShift();
    fireEvent.change(opens, { target: { value: '22:30' } });
    fireEvent.change(closes, { target: { value: '23:30' } });
    expect(await within(form).findByText('الفترات متداخلة', { exact: false })).toBeDefined();
    fireEvent.change(opens, { target: { value: '23:00' } });
    await waitFor(() => expect(within(form).queryByText('الفترات متداخلة', { exact: false })).toBeNull());
  });

  it('says that a further shift after midnight counts as its day’s morning', async () => {
    const { form, opens, closes } = await openSecondShift();
    fireEvent.change(opens, { target: { value: '00:30' } });
    expect(within(form).queryByText('تُحسب أول صباح هذا اليوم', { exact: false })).toBeNull();
    fireEvent.change(closes, { target: { value: '03:00' } });
    expect(await within(form).findByText('تُحسب أول صباح هذا اليوم', { exact: false })).toBeDefined();
  });

  it('reads 12-hour times, and keeps unreadable ones with an error', async () => {
    const { api, user, form } = await openTuesday();
    fill(form, 'يفتح', '8.30 ص');
    fill(form, 'يغلق', '10pm');
    fireEvent.blur(fieldOf(form, 'يغلق'));
    expect(fieldOf(form, 'يغلق').value).toBe('22:00');
    fill(form, 'يغلق', '14 ص');
    fireEvent.blur(fieldOf(form, 'يغلق'));
    expect(fieldOf(form, 'يغلق').value).toBe('14 ص');
    expect(await within(form).findByText('الرجاء إدخال ساعة صحيحة')).toBeDefined();
    fill(form, 'يغلق', '١٠ م');
    await user.click(within(form).getByRole('button', { name: 'حفظ اليوم' }));
    await waitFor(() =>
      expect(requestBodiesOf(api, 'menu.change')).toEqual([
        { workingDays: [{ day: 'tue', start: '08:30', end: '22:00', also: [] }] },
      ]),
    );
  });

  it('says what the hours come to', async () => {
    const { form } = await openTuesday();
    expect(within(form).getByText('إن تركت الوقتين فارغين فالعمل طوال اليوم.')).toBeDefined();
    fill(form, 'يفتح', '18:00');
    expect(within(form).getByText('بلا وقت إغلاق: يبقى مفتوحًا حتى منتصف الليل.')).toBeDefined();
    fill(form, 'يغلق', '02:00');
    expect(within(form).getByText('يمتد العمل بعد منتصف الليل، حتى اليوم التالي.')).toBeDefined();
  });

  it('edits the chosen day, and an hour can be emptied', async () => {
    const { api, user } = await openDays();
    await user.click(await screen.findByRole('button', { name: 'الخميس' }));
    const form = await screen.findByRole('form', { name: 'تعديل أوقات الخميس' });
    expect(fieldOf(form, 'يفتح').value).toBe('18:00');
    fill(form, 'يغلق', '');
    await user.click(within(form).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(rows()[4]).toBe('الخميس18:00 حتى 24:00'));
    expect(requestBodiesOf(api, 'menu.change')).toEqual([{ workingDays: [{ day: 'thu', end: '' }] }]);
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  });

  it('copies the hours of a day to others', async () => {
    const { api, user } = await openDays('/workingDays?day=thu');
    const copying = await screen.findByRole('group', { name: 'نسخ هذه الأوقات إلى أيام أخرى' });
    await user.click(within(copying).getByLabelText('الثلاثاء'));
    await user.click(within(copying).getByLabelText('السبت'));
    await user.click(screen.getByRole('button', { name: 'نسخ إلى يومين' }));
    await waitFor(() => expect(rows()[6]).toBe('السبت18:00 حتى 02:00 اليوم التالي'));
    expect(requestBodiesOf(api, 'menu.change')).toEqual([
      {
        workingDays: [
          { day: 'tue', start: '18:00', end: '02:00', also: [] },
          { day: 'sat', start: '18:00', end: '02:00', also: [] },
        ],
      },
    ]);
  });

  it('adds a second shift, which the list shows in order', async () => {
    const { api, user } = await openDays('/workingDays?day=thu');
    const form = await screen.findByRole('form', { name: 'تعديل أوقات الخميس' });
    await user.click(within(form).getByRole('button', { name: 'إضافة فترة أخرى' }));
    for (const [label, time] of [
      [/^يفتح/, '08:00'],
      [/^يغلق/, '14:00'],
    ] as const) {
      const fields = within(form).getAllByLabelText(label);
      expect(fields).toHaveLength(2);
      fireEvent.change(fields[1] ?? form, { target: { value: time } });
    }
    await user.click(within(form).getByRole('button', { name: 'حفظ' }));
    await waitFor(() => expect(rows()[4]).toBe('الخميس08:00 حتى 14:00، 18:00 حتى 02:00 اليوم التالي'));
    expect(requestBodiesOf(api, 'menu.change')).toEqual([
      { workingDays: [{ day: 'thu', also: [{ start: '08:00', end: '14:00' }] }] },
    ]);
  });

  it('waits until the week has arrived', async () => {
    let release: () => void = () => undefined;
    const hold: FakeOptions['hold'] = ({ name }) =>
      name === 'menu.read' ? new Promise((resolve) => (release = resolve)) : undefined;
    openOwnerScreen('/workingDays?day=sun', { hold });
    expect(await screen.findByText('جارٍ التحميل…')).toBeDefined();
    expect(screen.queryByRole('form')).toBeNull();
    release();
    expect(await screen.findByRole('form', { name: 'تعديل أوقات الأحد' })).toBeDefined();
  });

  it('keeps what was typed when the server fails', async () => {
    const { user, form } = await openTuesday(respondWithError('menu.change'));
    fill(form, 'يفتح', '08:00');
    await user.click(within(form).getByRole('button', { name: 'حفظ اليوم' }));
    expect(await screen.findByText(BUSY_RESPONSE)).toBeDefined();
    expect(fieldOf(form, 'يفتح').value).toBe('08:00');
  });
});

describe('special hours', () => {
  it('close the venue today in one tap, and are listed until they end', async () => {
    const { api, user } = await openDays();
    await user.click(screen.getByRole('button', { name: 'مغلق اليوم' }));
    const list = await screen.findByRole('list', { name: 'الأوقات الخاصة' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
    const today = todayIn('Asia/Amman', new Date());
    expect(requestBodiesOf(api, 'specialHours.create')).toEqual([
      { title: 'مغلق اليوم', from: today, to: today, closed: true },
    ]);
    expect(screen.getByRole('button', { name: 'أعلنت أنك مغلق اليوم' })).toHaveProperty('disabled', true);
    // It is public at once, so a wrong tap can be undone.
    await user.click(await screen.findByRole('button', { name: 'تراجع' }));
    expect(await screen.findByRole('button', { name: 'مغلق اليوم' })).toHaveProperty('disabled', false);
    expect(screen.queryByRole('list', { name: 'الأوقات الخاصة' })).toBeNull();
  });

  it('say after midnight that yesterday’s hours run although today is closed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T00:00:00Z') });
    const days = DAYS.map((day) => ({ day, start: '18:00', end: '04:00' }));
    const { user } = await openDays('/workingDays', {
      menu: { ...aMenuWithDetails(), workingDays: days, specialHours: [] },
    });
    const told = () => screen.queryByText(/دوام أمس ما زال مستمرًا/);
    expect(told()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'مغلق اليوم' }));
    await waitFor(() => expect(told()).not.toBeNull());
  });

  it('are confirmed for Ramadan in one tap, with evenings by weekday', async () => {
    const { api, user } = await openDays('/workingDays', {
      menu: { ...aMenuWithDetails(), languages: { default: 'ar', offered: ['ar', 'en'] } },
    });
    const proposals = screen.getByRole('group', { name: 'رمضان والعيدان' });
    expect(within(proposals).getByText('17:00')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'أكّد رمضان' }));
    const list = await screen.findByRole('list', { name: 'الأوقات الخاصة' });
    expect(list.textContent).toContain('17:00 حتى 02:00');
    await user.click(screen.getByRole('button', { name: 'أكّد عيد الفطر' }));
    await waitFor(() => expect(within(list).getAllByText('مغلق').length).toBeGreaterThan(0));
    // The menu offers English too.
    expect(requestBodiesOf(api, 'specialHours.create')).toMatchObject([
      {
        title: 'رمضان',
        translations: { en: { title: 'Ramadan' } },
        closed: false,
        days: { length: aMenuWithDetails().workingDays?.length },
      },
      { title: 'عيد الفطر', translations: { en: { title: 'Eid al-Fitr' } }, closed: true },
    ]);
  });

  it('end on their first day until another last day is chosen', async () => {
    const { user } = await openDays();
    await user.click(screen.getByRole('button', { name: 'أوقات خاصة جديدة' }));
    const form = await screen.findByRole('form', { name: 'أوقات خاصة جديدة' });
    await within(form).findByLabelText('من');
    fill(form, 'من', '05/06/2099');
    expect(fieldOf(form, 'إلى').value).toBe('05/06/2099');
    fill(form, 'من', '04/06/2099');
    expect(fieldOf(form, 'إلى').value).toBe('04/06/2099');
    // Only the hours of that Thursday are asked for, with its fields open.
    const week = within(form).getByRole('region', { name: 'الأيام' });
    const rowCount = () => within(week).getAllByRole('listitem').length;
    expect(rowCount()).toBe(1);
    expect(within(week).getByRole('group', { name: 'الخميس' })).toBeDefined();
    expect(within(week).queryByRole('button', { name: 'انسخ إلى كل الأيام' })).toBeNull();
    fill(form, 'إلى', '09/06/2099');
    expect(rowCount()).toBe(6);
    fill(form, 'من', '07/06/2099');
    expect(fieldOf(form, 'إلى').value).toBe('09/06/2099');
    fill(form, 'من', '11/06/2099');
    expect(fieldOf(form, 'إلى').value).toBe('11/06/2099');
  });

  it('ask for hours, in a menu without hours of the week too', async () => {
    const menu = { ...aMenuWithDetails(), workingDays: [] };
    const { api, user } = await openDays('/workingDays', { menu });
    await user.click(screen.getByRole('button', { name: 'أوقات خاصة جديدة' }));
    const form = await screen.findByRole('form', { name: 'أوقات خاصة جديدة' });
    fill(form, 'المناسبة', 'صيانة');
    fill(form, 'من', '04/06/2099');
    fill(form, 'إلى', '04/06/2099');
    const send = () => user.click(within(form).getByRole('button', { name: 'إضافة الأوقات' }));
    await send();
    const thursday = within(form).getByRole('group', { name: 'الخميس' });
    expect(await within(thursday).findByText(/^أدخل وقت الفتح والإغلاق/)).toBeDefined();
    const isOpen = within(thursday).getByRole('switch', { name: 'مفتوح يوم الخميس' });
    expect(isOpen).toHaveProperty('checked', true);
    await user.click(isOpen);
    await send();
    expect(await within(form).findByText(/^الأيام: افتح يومًا واحدًا على الأقل/)).toBeDefined();
    expect(requestBodiesOf(api, 'specialHours.create')).toEqual([]);
    await user.click(within(thursday).getByRole('switch', { name: 'مفتوح يوم الخميس' }));
    fill(thursday, 'يفتح', '12');
    fireEvent.blur(fieldOf(thursday, 'يفتح'));
    fill(thursday, 'يغلق', '15');
    fireEvent.blur(fieldOf(thursday, 'يغلق'));
    await send();
    await waitFor(() =>
      expect(requestBodiesOf(api, 'specialHours.create')).toMatchObject([
        { from: '2099-06-04', days: [{ day: 'thu', start: '12:00', end: '15:00' }] },
      ]),
    );
  });

  it('are proposed for Ramadan, change nothing until added, edited as bars', async () => {
    const { api, user } = await openDays();
    expect(screen.getByRole('group', { name: 'رمضان والعيدان' }).textContent).toContain('مقترح، لم يؤكَّد');
    await user.click(screen.getByRole('button', { name: 'عدّل أيام رمضان قبل التأكيد' }));
    const form = await screen.findByRole('form', { name: 'أوقات خاصة جديدة' });
    expect(requestBodiesOf(api, 'specialHours.create')).toEqual([]);
    const [ramadan] = islamicOccasions(todayIn('Asia/Amman', new Date())).filter(
      ({ occasion }) => occasion === 'ramadan',
    );
    // The same field of a date as everywhere: typed as it is read, in any language of the browser.
    expect(fieldOf(form, 'من').value).toBe(formatDate(ramadan?.from ?? ''));
    fill(form, 'إلى', '٩-٥-٢٠٣٠');
    fireEvent.blur(fieldOf(form, 'إلى'));
    await waitFor(() => expect(fieldOf(form, 'إلى').value).toBe('09/05/2030'));
    fill(form, 'إلى', ramadan?.to ?? '');
    const week = within(form).getByRole('region', { name: 'الأيام' });
    await user.click(within(week).getByRole('button', { name: 'الأحد' }));
    const sunday = within(week).getByRole('group', { name: 'الأحد' });
    fill(sunday, 'يفتح', '25');
    fireEvent.blur(fieldOf(sunday, 'يفتح'));
    expect(await within(sunday).findByText('الرجاء إدخال ساعة صحيحة')).toBeDefined();
    fill(sunday, 'يفتح', '١٨');
    fireEvent.blur(fieldOf(sunday, 'يفتح'));
    await user.click(within(sunday).getByRole('button', { name: 'إضافة فترة أخرى' }));
    fill(sunday, 'يفتح 2', '12');
    fireEvent.blur(fieldOf(sunday, 'يفتح 2'));
    fill(sunday, 'يغلق 2', '1400');
    fireEvent.blur(fieldOf(sunday, 'يغلق 2'));
    // The days on which the venue is closed stay closed.
    expect(within(sunday).queryByRole('button', { name: 'انسخ إلى كل الأيام' })).toBeNull();
    await user.click(within(sunday).getByRole('button', { name: 'انسخ إلى الأيام المفتوحة' }));
    await user.click(within(week).getByRole('button', { name: 'السبت' }));
    const saturday = within(week).getByRole('switch', { name: 'مفتوح يوم السبت' });
    expect(saturday).toHaveProperty('checked', false);
    await user.click(saturday);
    await user.click(within(week).getByRole('button', { name: 'الجمعة' }));
    await user.click(within(week).getByRole('switch', { name: 'مفتوح يوم الجمعة' }));
    await user.click(within(form).getByRole('button', { name: 'إضافة الأوقات' }));
    await waitFor(() => expect(requestBodiesOf(api, 'specialHours.create')).toHaveLength(1));
    const also = [{ start: '12:00', end: '14:00' }];
    const days = ['sun', 'mon', 'thu', 'sat'].map((day) => ({ day, start: '18:00', end: '02:00', also }));
    expect(requestBodiesOf(api, 'specialHours.create')).toMatchObject([
      { title: 'رمضان', from: ramadan?.from, to: ramadan?.to, days },
    ]);
    expect(screen.queryByRole('button', { name: 'أكّد رمضان' })).toBeNull();
  });

  it('say which range applies on the dates that two of them share', async () => {
    const season = { _id: 'season', title: 'الموسم', from: '2099-06-01', to: '2099-06-30', closed: true, days: [] };
    const { user } = await openDays('/workingDays', { menu: { ...aMenuWithDetails(), specialHours: [season] } });
    await user.click(screen.getByRole('button', { name: 'أوقات خاصة جديدة' }));
    const form = await screen.findByRole('form', { name: 'أوقات خاصة جديدة' });
    fill(form, 'المناسبة', 'صيانة');
    fill(form, 'من', '31/05/2099');
    fill(form, 'إلى', '31/05/2099');
    expect(within(form).queryByText(/تسري/)).toBeNull();
    fill(form, 'إلى', '02/06/2099');
    expect(within(form).getByText(/^الإثنين، 01\/06\/2099 حتى الثلاثاء، 02\/06\/2099: تسري هذه الأوقات/)).toBeDefined();
    expect(within(form).getByText(/تسري المدة الأقصر/)).toBeDefined();
    await user.click(within(form).getByRole('radio', { name: 'مغلق' }));
    await user.click(within(form).getByRole('button', { name: 'إضافة الأوقات' }));
    const list = screen.getByRole('list', { name: 'الأوقات الخاصة' });
    const inList = await within(list).findByText(/^الإثنين، 01\/06\/2099 حتى الثلاثاء، 02\/06\/2099: تسري أوقات/);
    expect(inList.textContent).toContain('صيانة');
    expect(within(list).getAllByText(/تسري/)).toHaveLength(1);
    // The form of the other range says the same.
    await user.click(within(list).getByRole('button', { name: 'الموسم' }));
    const edited = await screen.findByRole('form', { name: 'تعديل الأوقات الخاصة' });
    expect(within(edited).getByText(/: تسري أوقات «.*صيانة.*» بدل هذه الأوقات\.$/)).toBeDefined();
  });
});

describe('the serving times', () => {
  it('lead to their sections, or to all while they have none', async () => {
    const [breakfast, lunch] = ['فطور', 'غداء'].map((title, index) => ({
      _id: `${index}`.padStart(24, 'd'),
      title,
      windows: [{ start: '08:00', end: '12:00' }],
      outside: 'show' as const,
    }));
    const menu = aMenuWithDetails();
    const [first, ...others] = menu.sections ?? [];
    const sections = [{ ...first!, dayparts: [breakfast!._id] }, ...others];
    await openDays('/workingDays', { menu: { ...menu, sections, dayparts: [breakfast!, lunch!] } });
    const list = within(screen.getByRole('list', { name: 'فترات التقديم' }));
    const links = list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      [first!.title, expect.stringMatching(new RegExp(`/sections\\?section=${first!._id}$`))],
      ['اختر تصنيفاتها', expect.stringMatching(/\/sections$/)],
    ]);
  });
});
