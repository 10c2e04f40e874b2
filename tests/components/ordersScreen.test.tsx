import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PRINTER_SILENCE_MS } from '@qaima/schemas';
import { aGuestOrder, anAcceptedOrder } from '../../stories/support/fake-api/guestOrders.js';
import { someTables } from '../../stories/support/sampleExtras.js';
import { anAccount, idOf } from '../../stories/support/sampleMenu.js';
import { anInboxMenu } from '../../stories/support/sampleVenue.js';
import { open, id, heard, setUpOrderBoard } from './openOrderBoard.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';

setUpOrderBoard();

describe('the orders screen', () => {
  it('is a record where messages carry orders, and nothing for staff', async () => {
    const table = { _id: idOf('table', 12), label: '12' };
    const call = { _id: idOf('call', 1), kind: 'waiter', table, at: new Date().toISOString() } as const;
    const { user } = open({ menu: anInboxMenu('whatsapp'), tableCalls: [call] });
    expect(await screen.findByRole('link', { name: 'إلى إعدادات الطلبات' })).toBeDefined();
    expect(await screen.findByText('7 طلبات')).toBeDefined();
    const calls = await screen.findByRole('list', { name: 'نداءات الطاولات' });
    await user.click(within(calls).getByRole('button', { name: /12/ }));
    await waitFor(() => expect(calls.isConnected).toBe(false));
    expect(screen.queryByRole('button', { name: /ابدأ الوردية|صوت/ })).toBeNull();
  });

  it('finishes open orders after the venue has changed to messages', async () => {
    const guestOrders = [anAcceptedOrder(24, 60_000)];
    const { api, user } = open({ menu: anInboxMenu('whatsapp'), guestOrders, tableCalls: [] });
    await user.click(await screen.findByRole('button', { name: /#24/ }));
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    within(drawer).getByRole('button', { name: 'إلغاء الطلب' });
    await user.click(within(drawer).getByRole('button', { name: 'جاهز' }));
    await user.click(await within(drawer).findByRole('button', { name: 'سُلّم' }));
    await waitFor(() => expect(api.guestOrders.read(id(24)).state).toBe('done'));
    await waitFor(() => expect(within(drawer).queryByRole('button', { name: /سُلّم|إلغاء الطلب/ })).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: /#24/ }).textContent).toContain('انتهى'));
  });

  it('accepts and rejects waiting orders after the change to messages', async () => {
    const guestOrders = [aGuestOrder(24, {}, 10_000), aGuestOrder(25, {}, 20_000)];
    const { api, user } = open({ menu: anInboxMenu('whatsapp'), guestOrders, tableCalls: [] });
    await user.click(await screen.findByRole('button', { name: /#24/ }));
    const drawer = await screen.findByRole('dialog', { name: /24/ });
    await user.click(within(drawer).getAllByRole('button', { name: /^قبول/ })[0]!);
    await waitFor(() => expect(api.guestOrders.read(id(24)).state).toBe('accepted'));
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: /#25/ }));
    const other = await screen.findByRole('dialog', { name: /25/ });
    await user.click(within(other).getByRole('button', { name: 'رفض مع سبب' }));
    const sheet = await screen.findByRole('dialog', { name: /لماذا ترفض/ });
    await user.click(within(sheet).getByRole('radio', { name: 'الضغط كبير الآن' }));
    await user.click(within(sheet).getByRole('button', { name: /^ارفض/ }));
    await waitFor(() => expect(api.guestOrders.read(id(25)).state).toBe('rejected'));
  });

  it('rings for and counts a table’s call where messages carry orders', async () => {
    const { api, user } = open({ menu: anInboxMenu('whatsapp'), tableCalls: [], tables: someTables() });
    const start = await screen.findByRole('button', { name: 'شغّل صوت نداءات الطاولات' });
    await waitFor(() => expect(requestsOf(api, 'table.listCalls').map(({ query }) => query)).toEqual([{}]));
    api.guestOrders.call({
      _id: idOf('call', 1),
      kind: 'waiter',
      table: { _id: idOf('table', 12), label: '12' },
      at: new Date().toISOString(),
    });
    await user.click(start);
    await screen.findByText('الصوت يعمل');
    const calls = await screen.findByRole('list', { name: 'نداءات الطاولات' });
    expect(heard.played).toBe(1);
    expect(requestsOf(api, 'table.listCalls').at(-1)?.query).toEqual({ rings: '1' });
    await waitFor(() => expect(document.title).toBe('(1) الطلبات · قائمة'));
    await user.click(within(calls).getByRole('button', { name: /12/ }));
    await waitFor(() => expect(document.title).toBe('الطلبات · قائمة'));
  });

  it('says that nothing can be ordered while buying is off', async () => {
    open({ menu: { ...anInboxMenu('inbox'), settings: { doMenuPurchase: false, orders: { mode: 'inbox' } } } });
    expect(await screen.findByText(/الشراء من قائمتك متوقف/)).toBeDefined();
    const link = screen.getByRole('link', { name: 'فعّل الشراء من الإعدادات' });
    expect(link.getAttribute('href')).toMatch(/publicInfo\?card=privateSettings$/);
    expect(screen.getByText('صفحة الطلبات').closest('li')?.textContent).toContain('كيف تصل الطلبات');
  });

  it('says that a message-only order was opened, and offers no answer', async () => {
    const { api, user } = open({ guestOrders: [aGuestOrder(31, { answerBy: null }, 600_000)] }, '/orders?view=history');
    const row = await screen.findByRole('button', { name: /31/ });
    within(row).getByText('فُتح في واتساب');
    await user.click(row);
    const drawer = await screen.findByRole('dialog', { name: /31/ });
    within(drawer).getAllByText('فُتح في واتساب');
    // What happened agrees with the state: nobody knows whether such an order has arrived.
    const happened = within(drawer).getByRole('region', { name: 'ما جرى' });
    within(happened).getByText('فُتح في واتساب');
    expect(happened.textContent).not.toContain('وصل الطلب');
    expect(within(drawer).queryByRole('button', { name: /قبول|رفض|ارفض/ })).toBeNull();
    expect(within(drawer).getByRole('button', { name: 'طباعة التذكرة' })).toBeDefined();
    expect(requestsOf(api, 'guestOrder.open')).toHaveLength(0);
  });

  it('shows order takers whether the printers work', async () => {
    const seen = (title: string, ago: number) => {
      const lastSeenAt = new Date(Date.now() - ago).toISOString();
      return { _id: idOf('printer', ago), title, lastSeenAt, on: 'accepted', width: 576, copies: 1 } as const;
    };
    const { api } = open({
      account: anAccount({ menus: [{ ...anAccount().menus[0]!, role: 'orders' }] }),
      printers: [seen('طابعة المطبخ', 8000), seen('طابعة البار', PRINTER_SILENCE_MS + 5000)],
    });
    const row = (await screen.findByText('طابعة المطبخ')).closest('li')!;
    within(row).getByText('تعمل');
    const silent = screen.getByText('طابعة البار').closest('li')!;
    expect(within(silent).queryByText('تعمل')).toBeNull();
    expect(screen.queryByText('لا طابعة متصلة')).toBeNull();
    expect(requestsOf(api, 'printer.list')).toHaveLength(0);
  });

  it('lists tickets that no printer has fetched, to be printed or dismissed', async () => {
    const ticket = (number: number) => ({
      jobs: [idOf('job', number)],
      printer: 'طابعة المطبخ',
      order: id(number),
      number,
      state: 'accepted' as const,
      isPractice: false,
      neededAt: '2026-03-01T18:00:00.000Z',
    });
    const { api, user } = open({ expiredTickets: [ticket(9), ticket(8), ticket(7)] }, '/printers');
    const list = await screen.findByRole('list', { name: 'تذاكر لم تُطبع' });
    expect(within(list).getByRole('link', { name: /9/ }).getAttribute('href')).toContain(`/orders?order=${id(9)}`);
    await user.click(within(list).getByRole('button', { name: /^لا حاجة إلى تذكرة: .*9/ }));
    await waitFor(() => expect(within(list).queryByRole('link', { name: /9/ })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'اطبعها كلها (2)' }));
    await waitFor(() => expect(screen.queryByText('تذاكر لم تُطبع')).toBeNull());
    expect(requestBodiesOf(api, 'printer.dismissExpired')).toEqual([{ jobs: [idOf('job', 9)] }]);
    expect(requestBodiesOf(api, 'printer.printExpired')).toEqual([{ jobs: [idOf('job', 8), idOf('job', 7)] }]);
    await screen.findByText('تُطبع التذكرتان حين تتصل الطابعة');
  });

  it('shows staff no order', async () => {
    const { api } = open({ account: anAccount({ staff: true }) });
    await screen.findByRole('heading', { name: 'طلبات الزبائن لأصحاب القائمة وحدهم' });
    expect(requestsOf(api, 'guestOrder.list')).toHaveLength(0);
  });

  it('finds orders by day, state and words, and downloads them', async () => {
    const { api, user } = open({}, '/orders?view=history');
    await screen.findByText('7 طلبات');
    await user.selectOptions(screen.getByRole('combobox'), 'ready');
    await screen.findByText('طلبان');
    await user.type(screen.getByRole('searchbox'), 'هبة');
    await screen.findByText('طلب واحد');
    await user.click(screen.getByRole('button', { name: 'Excel' }));
    // The list may be loaded again after the download was asked for.
    await waitFor(() =>
      expect(requestsOf(api, 'guestOrder.list').map(({ query }) => query)).toContainEqual({
        state: 'ready',
        q: 'هبة',
        excel: '1',
      }),
    );
    // The server must not take a list of waiting orders as a device that rings.
    await user.selectOptions(screen.getByRole('combobox'), 'pending');
    const waiting = () =>
      requestsOf(api, 'guestOrder.list').filter(({ query }) => query['q'] && query['state'] === 'pending');
    await waitFor(() => expect(waiting()[0]?.query).toMatchObject({ silent: '1' }));
  });
});
