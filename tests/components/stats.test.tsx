import { render, screen, within } from '@testing-library/react';
import { addDays, formatBookingDate, todayIn } from '@qaima/schemas';
import { beforeEach, describe, expect, it } from 'vitest';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { aGuestOrder } from '../../stories/support/fake-api/guestOrders.js';
import { OwnerStory } from '../../stories/support/OwnerStory.js';
import { aMenu } from '../../stories/support/sampleMenu.js';
import { renderUser, setUpBrowser } from './browserMocks.js';

beforeEach(() => {
  setUpBrowser();
  localStorage.clear();
});

const menuVisitors = { newVisitors: 812, totalVisitors: 1240 };

function open(options: FakeOptions = {}, at = '/stats', language: 'ar' | 'en' = 'ar') {
  const api = createFakeApi({ menu: aMenu({ menuVisitors }), ...options });
  render(<OwnerStory api={api} at={at} language={language} />);
  return { api, user: renderUser() };
}

const askedDays = (api: ReturnType<typeof createFakeApi>) =>
  api.asked.filter(({ name }) => name === 'stats.read').map(({ query }) => query['days']);

describe('the stats', () => {
  it('say how many visitors are new and how many came in all', async () => {
    open();
    const fresh = (await screen.findByText('زوار جدد', { selector: 'dt' })).parentElement;
    // The figures may appear later than their labels.
    expect(await within(fresh as HTMLElement).findByText('812')).toBeDefined();
    expect(await screen.findByText('1,240')).toBeDefined();
  });

  it('say in a sentence when most visitors come', async () => {
    open();
    expect(await screen.findByText(/بين الساعة 21:00 والساعة 22:00/)).toBeDefined();
  });

  it('show 90 days when asked, and by their address', async () => {
    const { api, user } = open();
    await screen.findByRole('heading', { name: 'الزيارات يومًا بيوم' });
    await user.click(screen.getByRole('radio', { name: 'آخر 90 يومًا' }));
    await screen.findByRole('radio', { name: 'آخر 90 يومًا', checked: true });
    expect(askedDays(api)).toEqual(['30', '90']);
  });

  it('name the days of the period and the time zone they are counted in', async () => {
    const today = todayIn('Asia/Riyadh', new Date());
    const settings = { ...aMenu().settings, timeZone: 'Asia/Riyadh' };
    const { user } = open({ menu: aMenu({ settings }) });
    const dates = await screen.findByText(/اليوم لم ينته بعد/);
    const days = (count: number) =>
      `من ${formatBookingDate(addDays(today, 1 - count), 'ar')} حتى اليوم ${formatBookingDate(today, 'ar')}، بتوقيت`;
    expect(dates.textContent).toContain(days(30));
    expect(dates.textContent).toContain('الرياض');
    await user.click(screen.getByRole('radio', { name: 'آخر 90 يومًا' }));
    expect(dates.textContent).toContain(days(90));
  });

  it('read 90 days at once when the address says so', async () => {
    const { api } = open({}, '/stats?days=90');
    await screen.findByRole('heading', { name: 'الزيارات يومًا بيوم' });
    expect(askedDays(api)).toEqual(['90']);
  });

  it('are read as a table too, the last day first', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'عرض في جدول: الزيارات يومًا بيوم' }));
    const table = await screen.findByRole('table', { name: 'الزيارات يومًا بيوم' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(31);
    expect(rows[1]?.textContent).toBe('الإثنين، 02/03/2026426');
    await user.click(screen.getByRole('button', { name: 'عرض في رسم بياني: الزيارات يومًا بيوم' }));
    expect(screen.queryByRole('table', { name: 'الزيارات يومًا بيوم' })).toBeNull();
  });

  it('name the items of most interest, each with a way to it', async () => {
    open();
    const table = await screen.findByRole('table', { name: 'الأصناف الأكثر جذبًا للاهتمام' });
    const [first] = within(table).getAllByRole('link');
    const item = aMenu().sections?.[0]?.items?.[0];
    expect(first?.textContent).toBe(item?.title);
    expect(first?.getAttribute('href')).toMatch(/\/admin\/items\?item=/);
    expect(within(table).getByText('50')).toBeDefined();
  });

  it('say kindly that nobody came yet', async () => {
    open({ menu: aMenu({ menuVisitors: { newVisitors: 0, totalVisitors: 0 } }) });
    expect(await screen.findByRole('heading', { name: 'لا زيارات في هذه الفترة بعد' })).toBeDefined();
  });

  it('say why they are not there, and are there when tried again', async () => {
    let lost = true;
    const { user } = open({
      refuse: ({ name }) => (lost && name === 'stats.read' ? { statusCode: 503, message: 'الخدمة مشغولة' } : null),
    });
    await screen.findByRole('heading', { name: 'تعذّر تحميل الإحصائيات' });
    expect(screen.getAllByText('الخدمة مشغولة').length).toBeGreaterThan(0);
    lost = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { name: 'الزيارات يومًا بيوم' })).toBeDefined();
  });

  it('say in a sentence that nothing was sold', async () => {
    open({ guestOrders: [aGuestOrder(1, { state: 'missed' })] });
    expect(await screen.findByText(/^لم يُبَع شيء في هذه الفترة/)).toBeDefined();
    expect(screen.queryByRole('table', { name: 'ما طُلب' })).toBeNull();
  });

  it('chart orders or sales by day, hour and item, each also as a table', async () => {
    const { user } = open({ guestOrders: [aGuestOrder(1, { state: 'done' }), aGuestOrder(2, { state: 'rejected' })] });
    expect(await screen.findByText(/^طلبان، والمبيع منها طلب واحد بقيمة/)).toBeDefined();
    for (const name of ['الطلبات يومًا بيوم', 'الطلبات حسب ساعات اليوم'])
      expect(await screen.findByRole('img', { name })).toBeDefined();
    const sold = await screen.findByRole('table', { name: 'ما طُلب' });
    expect(within(sold).getByRole('row', { name: /شاورما/ }).textContent).toBe('1شاورما دجاج عربي2');
    await user.click(screen.getByRole('radio', { name: 'المبيعات' }));
    for (const name of ['المبيعات يومًا بيوم', 'المبيعات حسب ساعات اليوم'])
      expect(await screen.findByRole('img', { name })).toBeDefined();
    const earned = await screen.findByRole('table', { name: 'المبيعات حسب الصنف' });
    expect(within(earned).getByRole('row', { name: /شاورما/ }).textContent).toBe('1شاورما دجاج عربي10.20 د.أ');
    expect(screen.getByText(/^أعلى الأصناف بيعًا: ⁨شاورما دجاج عربي⁩، بقيمة ⁦10.20 د\.أ⁩/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'عرض في جدول: المبيعات حسب الصنف' }));
    expect(await screen.findByRole('columnheader', { name: 'العدد' })).toBeDefined();
  });

  it('speak English', async () => {
    open({}, '/stats', 'en');
    expect(await screen.findByText('Total visitors')).toBeDefined();
    expect(await screen.findByRole('heading', { name: 'Visits by day' })).toBeDefined();
  });
});
