import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitingOrders } from '../../stories/support/fake-api/orders.js';
import { requestsOf } from './openOwnerScreen.js';
import { openStaffConsole } from './openStaffConsole.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

const rowsOf = async () => within(await screen.findByRole('table', { name: 'القوائم كلها' })).getAllByRole('row');

describe('the list of all menus', () => {
  it('shows owner, state, plan, last edit, visits and expiry, page by page', async () => {
    const { user } = openStaffConsole('/menus');
    const [head, first] = await rowsOf();
    const labels = within(head!).getAllByRole('columnheader');
    expect(labels.map(({ textContent }) => textContent).slice(0, 8)).toEqual([
      'القائمة',
      'صاحبها',
      'الحالة',
      'الخطة',
      'آخر تعديل',
      'زيارات 30 يومًا',
      'طلبات 30 يومًا',
      'الانتهاء',
    ]);
    expect(first!.textContent).toMatch(/مطعم الزيتونة 0.*ليث الخطيب.*مفعّلة/);
    expect(
      within(first!)
        .getByRole('link', { name: /^\/m\// })
        .getAttribute('href'),
    ).toMatch(/^\/m\/\w+$/);
    expect(await rowsOf()).toHaveLength(31);
    await user.click(screen.getByRole('button', { name: 'الصفحة التالية' }));
    await waitFor(async () => expect(await rowsOf()).toHaveLength(4));
  });

  it('is sorted by a column, counts from the most, then reversed', async () => {
    const { api, user } = openStaffConsole('/menus?page=2');
    await rowsOf();
    const sort = async () => user.click(screen.getByRole('button', { name: 'زيارات 30 يومًا' }));
    await sort();
    await waitFor(async () => expect((await rowsOf())[1]!.textContent).toContain('544'));
    expect(screen.getByRole('columnheader', { name: 'زيارات 30 يومًا' }).ariaSort).toBe('descending');
    expect(requestsOf(api, 'menu.list').at(-1)?.query).toMatchObject({ sort: 'visits', direction: 'desc', page: '1' });
    await sort();
    await waitFor(async () => expect((await rowsOf())[1]!.textContent).toContain('الزيتونة 0'));
    expect(screen.getByRole('columnheader', { name: 'زيارات 30 يومًا' }).ariaSort).toBe('ascending');
    // On a phone, without headings.
    await user.click(screen.getByRole('button', { name: 'ترتيب تصاعدي، اعكسه' }));
    await waitFor(() => expect(requestsOf(api, 'menu.list').at(-1)?.query).toMatchObject({ direction: 'desc' }));
    expect(screen.getByRole('button', { name: 'ترتيب تنازلي، اعكسه' })).toBeDefined();
  });

  it('is searched, with the matches marked in any spelling', async () => {
    const { user } = openStaffConsole('/menus');
    await rowsOf();
    await user.type(screen.getByRole('searchbox', { name: 'ابحث في القوائم' }), 'shawarma');
    await waitFor(async () => expect(await rowsOf()).toHaveLength(12));
    expect(document.querySelector('mark')?.textContent).toBe('شاورما');
  });

  it('repeats a query without a result, and offers the stopped menus', async () => {
    const { user } = openStaffConsole('/menus?q=zzz&state=active');
    expect(await screen.findByText(/لا قائمة تطابق «.*zzz.*»/)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'ابحث في المتوقفة' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'متوقفة' }).ariaPressed).toBe('true'));
    expect(screen.queryByRole('button', { name: 'ابحث في المتوقفة' })).toBeNull();
  });
});

describe('the search of the console', () => {
  it('opens by its key, groups results by kind, opens one by keyboard', async () => {
    const { user } = openStaffConsole('/menus');
    await rowsOf();
    await user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'بحث في كل شيء' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    await user.keyboard('shawarma');
    const menus = within(await screen.findByRole('group', { name: 'القوائم' }));
    // Two results, and the way to all.
    expect(menus.getAllByRole('option').map(({ ariaSelected }) => ariaSelected)).toEqual(['true', 'false', 'false']);
    await user.clear(field);
    await user.keyboard('zzqq');
    expect(await screen.findByText('لا نتائج لـ«zzqq»')).toBeDefined();
    await user.clear(field);
    await user.keyboard('laith.kh');
    // An order that was found by its client's username shows it, with the match marked.
    const order = await within(await screen.findByRole('group', { name: 'الطلبات' })).findByRole('option');
    expect(order.textContent).toMatch(/ليث الخطيب#1047laith\.kh/);
    expect(order.querySelector('mark')?.textContent).toContain('laith');
    await user.clear(field);
    await user.keyboard('ليث');
    await waitFor(() => expect(screen.getByRole('group', { name: 'الطلبات' }).textContent).not.toContain('laith.kh'));
    const clients = within(await screen.findByRole('group', { name: 'العملاء' }));
    expect(clients.getByRole('option').getAttribute('id')).toBe(field.getAttribute('aria-activedescendant'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'بحث في كل شيء' })).toBeNull());
    await waitFor(() => expect(document.title).toMatch(/^laith\.kh/));
  });

  it('aborts a search on further letters, and shows the last one’s results', async () => {
    const { api, user } = openStaffConsole('/menus', {
      hold: ({ query }) => (query['q'] === 'zzqq' ? new Promise<void>(() => undefined) : undefined),
    });
    await rowsOf();
    await user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'بحث في كل شيء' });
    const asked = () => requestsOf(api, 'staffSearch.search');
    fireEvent.change(field, { target: { value: 'zzqq' } });
    await waitFor(() => expect(asked().map(({ query }) => query['q'])).toEqual(['zzqq']));
    expect(asked()[0]?.signal?.aborted).toBe(false);
    fireEvent.change(field, { target: { value: 'shawarma' } });
    await screen.findByRole('group', { name: 'القوائم' });
    expect(asked().map(({ query, signal }) => [query['q'], signal?.aborted])).toEqual([
      ['zzqq', true],
      ['shawarma', false],
    ]);
  });

  it('opens by its key from a checkbox or Arabic layout, not in a text field', async () => {
    const { user } = openStaffConsole('', { orders: waitingOrders(3) });
    const box = await screen.findByRole('checkbox', { name: 'تحديد كل ما في الصفحة' });
    box.focus();
    fireEvent.keyDown(box, { key: 'ظ', code: 'Slash' });
    await user.type(await screen.findByRole('combobox', { name: 'بحث في كل شيء' }), '{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.type(screen.getByRole('searchbox', { name: 'بحث في هذا الجدول' }), '/');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('finds a menu by its pasted address, and links to all results if more', async () => {
    const { api, user } = openStaffConsole('/menus');
    await rowsOf();
    await user.keyboard('/');
    const field = await screen.findByRole('combobox', { name: 'بحث في كل شيء' });
    const address = `https://menu.example/m/innova/admin/items?item=${'x'.repeat(100)}`;
    fireEvent.change(field, { target: { value: address } });
    await waitFor(() => expect(requestsOf(api, 'staffSearch.search').at(-1)?.query).toEqual({ q: '/m/innova' }));
    fireEvent.change(field, { target: { value: '962' } });
    await user.click(await screen.findByRole('option', { name: 'عرض كل العملاء المطابقين (2)' }));
    expect(await screen.findByRole('option', { name: /سلمى حداد/ })).toBeDefined();
    expect(screen.queryByRole('option', { name: /عرض كل العملاء/ })).toBeNull();
    fireEvent.change(field, { target: { value: 'شاورما' } });
    await user.click(await screen.findByRole('option', { name: /عرض كل القوائم المطابقة/ }));
    await waitFor(() => expect(requestsOf(api, 'menu.list').at(-1)?.query).toMatchObject({ q: 'شاورما' }));
  });
});
