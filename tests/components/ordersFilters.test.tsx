import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { anOrder, someOrders } from '../../stories/support/fake-api/orders.js';
import { requestsOf } from './openOwnerScreen.js';
import { openOrders, plain, rowOf } from './openOrders.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('the filters of the table of orders', () => {
  it('asks for what its address says, and keeps filters and page there', async () => {
    const { api, user } = openOrders({ orders: someOrders(40) }, '?page=2');
    await screen.findByText('صفحة 2 من 3');
    expect(requestsOf(api, 'order.list')[0]?.query).toEqual({ page: '2', limit: '15' });
    expect(screen.getByRole('link', { name: 'طلب جديد' }).getAttribute('href')).toBe('/ordering-manager/createOrder');
    await user.selectOptions(screen.getByLabelText('الحالة'), 'ready');
    await waitFor(() =>
      expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ status: 'ready', page: '1', limit: '15' }),
    );
    await user.click(await screen.findByRole('button', { name: 'إزالة التصفية: الحالة: جاهز' }));
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ page: '1', limit: '15' }));
    await user.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    await user.selectOptions(screen.getByLabelText('في الصفحة'), '30');
    await screen.findByText('صفحة 1 من 2');
    expect(requestsOf(api, 'order.list').at(-1)?.query).toEqual({ page: '1', limit: '30' });
  });

  it('searches while one types, and keeps the space before the next word', async () => {
    const { api, user } = openOrders({ orders: someOrders(3) });
    const field = await screen.findByRole<HTMLInputElement>('searchbox', { name: 'بحث: عميل أو هاتف أو قائمة أو رقم' });
    await user.type(field, 'رنا ');
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query['q']).toBe('رنا'));
    await user.type(field, 'خالد');
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query['q']).toBe('رنا خالد'));
    expect([field.value, document.activeElement]).toEqual(['رنا خالد', field]);
  });

  it('asks for every filter of its address', async () => {
    const filters = {
      q: 'انوفا',
      username: 'sami',
      orderID: '1047',
      status: 'unready',
      hasUnreadyEdits: 'true',
      isDemo: 'true',
      top: '0.5',
      topGt: '0.25',
      topLt: '0.75',
      createdAtFrom: '2026-01-01',
      createdAtTo: '2026-12-31',
      subEndFrom: '2027-01-01',
      subEndTo: '2027-12-31',
      canceled: 'true',
    };
    const { api } = openOrders({}, `?${new URLSearchParams(filters).toString()}`);
    await screen.findByText('لا طلبات بهذه التصفية');
    expect(requestsOf(api, 'order.list')[0]?.query).toEqual({ ...filters, page: '1', limit: '15' });
    const chips = screen.getAllByRole('button', { name: /^إزالة التصفية/ });
    expect(chips).toHaveLength(Object.keys(filters).length);
    const said = chips.map(({ textContent }) => textContent);
    expect(said).toEqual(
      expect.arrayContaining([
        'نسبة المدفوع: \u206650%\u2069',
        'المدفوع أكثر من: \u206625%\u2069',
        'المدفوع أقل من: \u206675%\u2069',
      ]),
    );
    fireEvent.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    fireEvent.change(screen.getByLabelText('المدفوع أكثر من %'), { target: { value: '٣٠' } });
    fireEvent.blur(screen.getByLabelText('المدفوع أكثر من %'));
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query['topGt']).toBe('0.3'));
    const less = screen.getByLabelText<HTMLInputElement>('المدفوع أقل من %');
    fireEvent.change(less, { target: { value: '120' } });
    fireEvent.blur(less);
    expect(screen.getByRole('alert').textContent).toBe('أدخل رقمًا من 0 إلى 100');
    expect([less.value, less.getAttribute('aria-invalid')]).toEqual(['120', 'true']);
    expect(requestsOf(api, 'order.list').at(-1)?.query['topLt']).toBe('0.75');
  });

  it('leaves out what is no value of a filter', async () => {
    const bad = {
      top: 'Infinity',
      topGt: '1e400',
      topLt: 'abc',
      status: 'done',
      createdAtFrom: '2026-02-31',
      page: '٢',
    };
    const { api } = openOrders({}, `?${new URLSearchParams({ ...bad, hasUnreadyEdits: 'maybe', q: '4' }).toString()}`);
    await screen.findByRole('button', { name: /^إزالة التصفية/ });
    expect(requestsOf(api, 'order.list')[0]?.query).toEqual({ q: '4', page: '1', limit: '15' });
  });

  it('shows cancelled orders with the others, or alone, only if chosen', async () => {
    const { user } = openOrders({ orders: [anOrder(0), anOrder(1, { canceled: true })] });
    const namesShown = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map((row) => within(row).getAllByRole('button')[0]?.textContent);
    await rowOf('سامي العلي');
    expect(namesShown()).toEqual(['سامي العلي']);
    await user.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    const select = screen.getByLabelText<HTMLSelectElement>('الملغاة');
    expect(select.selectedOptions[0]?.textContent).toBe('غير الملغاة');
    await user.selectOptions(select, 'الكل');
    await waitFor(() => expect(namesShown()).toEqual(['سامي العلي', 'رنا منصور']));
    await user.selectOptions(select, 'الملغاة فقط');
    await waitFor(() => expect(namesShown()).toEqual(['رنا منصور']));
  });

  it('refuses a day that is none by its field, and keeps what was typed', async () => {
    const { api, user } = openOrders();
    await rowOf('سامي العلي');
    await user.click(screen.getByRole('button', { name: 'كل عوامل التصفية' }));
    const day = screen.getByLabelText<HTMLInputElement>('أُنشئ من');
    await user.type(day, '31/02/2026{Enter}');
    expect(plain(screen.getByRole('alert').textContent)).toContain('اكتب التاريخ هكذا');
    expect([day.value, day.getAttribute('aria-invalid')]).toEqual(['31/02/2026', 'true']);
    await user.clear(day);
    await user.type(day, '١/٢/٢٠٢٦{Enter}');
    await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query['createdAtFrom']).toBe('2026-02-01'));
  });
});

it('a download takes what stands in the filters, typed and not applied yet', async () => {
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const { api } = openOrders({}, '?page=2', 'en');
  const sheet = await screen.findByRole('button', { name: 'Download Excel' });
  fireEvent.change(screen.getByLabelText('Search: client, phone, venue or number'), { target: { value: 'سامي' } });
  fireEvent.change(screen.getByLabelText('Paid less than %'), { target: { value: '٢٥' } });
  fireEvent.click(screen.getByRole('button', { name: 'Excel: all that match' }));
  const queryOf = (excel: string) => requestsOf(api, 'order.list').find(({ query }) => query['excel'] === excel)?.query;
  await waitFor(() => expect(queryOf('all')).toEqual({ q: 'سامي', topLt: '0.25', excel: 'all' }));
  // A percent applies as it is typed, like a text.
  await waitFor(() => expect(requestsOf(api, 'order.list').at(-1)?.query).toMatchObject({ q: 'سامي', topLt: '0.25' }));
  await waitFor(() => expect(sheet).toHaveProperty('disabled', false));
  fireEvent.click(sheet);
  await waitFor(() => expect(queryOf('1')).toMatchObject({ topLt: '0.25', page: '1' }));
});
