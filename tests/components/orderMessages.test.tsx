import { fingerprint, MESSAGE_KINDS, MESSAGE_TEMPLATES } from '@qaima/schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder } from '../../stories/support/fake-api/orders.js';
import { requestBodiesOf, requestsOf } from './openOwnerScreen.js';
import { FIRST_ORDER, openOrders, panelOf, plain } from './openOrders.js';
import { openStaffConsole } from './openStaffConsole.js';
import { setUpBrowser } from './browserMocks.js';

beforeEach(() => setUpBrowser());

describe('a message of an order', () => {
  it('keeps an own template, refuses unknown names, restores the original', async () => {
    const { user } = openOrders({}, FIRST_ORDER);
    await user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: 'طلب الدفعة الأخيرة' }));
    await user.click(await screen.findByRole('button', { name: 'تعديل القالب' }));
    const template = screen.getByLabelText('قالب الرسالة');
    fireEvent.change(template, { target: { value: 'ادفع {المتبقى}' } });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'لا تعرف هذه الرسالة هذه الأسماء، فاحذفها: \u2068{المتبقى}\u2069',
      'يجب أن يرد في القالب: \u2068{المتبقي}\u2069، \u2068{التاريخ}\u2069',
    ]);
    fireEvent.change(template, { target: { value: 'ادفع {المتبقي} قبل {التاريخ}' } });
    expect(screen.getByRole('region', { name: 'معاينة' }).textContent).toMatch(/ادفع .*50\.00 د\.أ/);
    await user.click(screen.getByRole('button', { name: 'حفظ القالب' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value).toMatch(
      /^ادفع .*50\.00 د\.أ.* قبل .*\d\d\/\d\d\/\d{4}/,
    );
    await user.click(screen.getByRole('button', { name: 'تعديل القالب' }));
    await user.click(screen.getByRole('button', { name: 'استعادة القالب الأصلي' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value).toContain('مرحبًا سامي العلي');
  });

  it('shows both texts if the template changed meanwhile, saves either one', async () => {
    const [mine, theirs] = ['نصّي {المتبقي} {التاريخ}', 'نصّها {المتبقي} {التاريخ}'];
    const by = { username: 'rana', name: 'رنا' };
    let refused = false;
    const refuse: FakeOptions['refuse'] = ({ name }) => {
      if (name !== 'messageTemplate.change' || refused) return null;
      refused = true;
      const conflicts = [{ path: '/text', value: theirs, by, at: '2026-11-21T08:00:00.000Z' }];
      return { statusCode: 409, message: 'تغيّر في هذه الأثناء', conflicts };
    };
    const { api, user } = openOrders({ refuse }, FIRST_ORDER);
    await user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: 'طلب الدفعة الأخيرة' }));
    await user.click(await screen.findByRole('button', { name: 'تعديل القالب' }));
    fireEvent.change(screen.getByLabelText('قالب الرسالة'), { target: { value: mine } });
    await user.click(screen.getByRole('button', { name: 'حفظ القالب' }));
    const dialog = within(await screen.findByRole('dialog', { name: /غُيّر/ }));
    expect(dialog.getByRole('group').textContent).toContain(theirs);
    await user.click(dialog.getByRole('radio', { name: new RegExp(mine) }));
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));
    expect((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value).toMatch(/^نصّي/);
    const sent = requestsOf(api, 'messageTemplate.change');
    expect(sent.map(({ body, seen }) => [body, seen])).toEqual([
      [{ text: mine }, `/text=${fingerprint(MESSAGE_TEMPLATES.ar.lastPayment)}`],
      [{ text: mine }, `/text=${fingerprint(theirs)}`],
    ]);
  });

  it('records a message with FIRST_ORDER as chat, and shows the last one', async () => {
    const { api, user } = openOrders({}, FIRST_ORDER, 'en');
    const ask = async () =>
      user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: /last payment/ }));
    await ask();
    expect(screen.queryByText(/^Last message/)).toBeNull();
    fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'أهلًا' } });
    // An edited message is not lost by closing its dialog.
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('أهلًا');
    const chat = screen.getByRole('link', { name: 'Open the chat' });
    chat.addEventListener('click', (event) => event.preventDefault());
    await user.click(chat);
    await waitFor(() =>
      expect(requestBodiesOf(api, 'sentMessage.record')).toEqual([
        { kind: 'lastPayment', language: 'ar', phone: anOrder(0).user?.phone, text: 'أهلًا', order: anOrder(0)._id },
      ]),
    );
    expect(await screen.findByText('sent the client a message')).toBeDefined();
    await ask();
    expect(screen.getByText(/^Last message: Last payment request, by رنا منصور/)).toBeDefined();
    await user.keyboard('{Escape}');
    // It was not sent after all.
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('took back a message that was not sent');
    await ask();
    expect(screen.queryByText(/^Last message/)).toBeNull();
  });

  it('is in English if chosen, and replaces an edited text once confirmed', async () => {
    const { user } = openOrders({}, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: /last payment/ }));
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Message')).value).toContain('نذكّرك بالدفعة الأخيرة');
    await user.click(screen.getByRole('radio', { name: 'English' }));
    expect(plain(text().value)).toMatch(/^Hello سامي العلي,\n[^]*50\.00 JD of \u200e?100\.00 JD/);
    expect(text().lang).toBe('en');
    fireEvent.change(text(), { target: { value: 'Hi' } });
    await user.click(screen.getByRole('radio', { name: 'Arabic' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep editing' }));
    expect(text().value).toBe('Hi');
  });

  it('is in the client’s menu language, from a template in that language', async () => {
    const menu = { ...anOrder(0).menu, language: 'en' } as const;
    const { api, user } = openOrders({ orders: [anOrder(0, { menu })] }, FIRST_ORDER);
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: 'طلب الدفعة الأخيرة' }));
    const text = async () => plain((await screen.findByLabelText<HTMLTextAreaElement>('نص الرسالة')).value);
    expect(await text()).toMatch(/^Hello سامي العلي,/);
    await user.click(screen.getByRole('button', { name: 'تعديل القالب' }));
    const template = screen.getByLabelText<HTMLTextAreaElement>('قالب الرسالة');
    expect(template.lang).toBe('en');
    fireEvent.change(template, { target: { value: 'Pay {left} by ' } });
    expect(screen.getByRole('alert').textContent).toBe('يجب أن يرد في القالب: \u2068{date}\u2069');
    template.setSelectionRange(14, 14);
    await user.click(screen.getByRole('button', { name: 'date' }));
    await user.click(screen.getByRole('button', { name: 'حفظ القالب' }));
    expect(await text()).toMatch(/^Pay 50\.00 JD by .*\d\d\/\d\d\/\d{4}/);
    expect(requestsOf(api, 'messageTemplate.change').map(({ query, body }) => [query, body])).toEqual([
      [{ language: 'en' }, { text: 'Pay {left} by {date}' }],
    ]);
    // The Arabic template is the same as before.
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    expect(await text()).toContain('نذكّرك بالدفعة الأخيرة');
  });

  it('that is too long is refused with the limit, not cut; so is a template', async () => {
    const { user } = openOrders({}, FIRST_ORDER, 'en');
    await user.click(within(await panelOf('سامي العلي')).getByRole('button', { name: /last payment/ }));
    const text = await screen.findByLabelText<HTMLTextAreaElement>('Message');
    expect(text.maxLength).toBe(-1);
    fireEvent.change(text, { target: { value: 'm'.repeat(2001) } });
    expect(screen.getByRole('alert').textContent).toBe(
      '“Message” is too long: 2001 characters, and the limit is 2000.',
    );
    expect(screen.getByText('Open the chat').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('button', { name: 'Edit the template' }));
    const template = screen.getByLabelText<HTMLTextAreaElement>('Message template');
    expect(template.maxLength).toBe(-1);
    fireEvent.change(template, { target: { value: `{المتبقي} {التاريخ} ${'t'.repeat(1500)}` } });
    expect(screen.getByRole('alert').textContent).toBe(
      '“Message template” is too long: 1520 characters, and the limit is 1500.',
    );
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save the template' }).disabled).toBe(true);
  });

  it('asks for the last payment by a day that is still to come', async () => {
    const { user } = openOrders({}, FIRST_ORDER, 'en');
    await user.click(await within(await panelOf('سامي العلي')).findByRole('button', { name: /last payment/ }));
    const chat = () => screen.getByText('Open the chat').getAttribute('aria-disabled');
    const date = await screen.findByLabelText('To be paid by');
    expect(chat()).not.toBe('true');
    for (const day of ['', '2020-01-01']) {
      fireEvent.change(date, { target: { value: day } });
      expect(screen.getByRole('alert').textContent).toBe('Choose the day to pay by, today or later.');
      expect(chat()).toBe('true');
    }
    fireEvent.change(date, { target: { value: '2099-01-31' } });
    const text = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
    expect(text().value).toContain('31/01/2099');
    fireEvent.change(text(), { target: { value: 'أهلًا، قبل 31/01/2099' } });
    fireEvent.change(date, { target: { value: '' } });
    fireEvent.change(date, { target: { value: '2099-02-01' } });
    expect(text().value).toBe('أهلًا، قبل 01/02/2099');
    await user.click(screen.getByRole('button', { name: 'Edit the template' }));
    await user.click(screen.getByRole('button', { name: 'Back to the message' }));
    expect(text().value).toBe('أهلًا، قبل 01/02/2099');
  });
});

describe('the templates of messages', () => {
  it('are edited in one language at a time, and the other one’s input stays', async () => {
    const { api, user } = openStaffConsole('/messages');
    await screen.findAllByRole('textbox', { name: 'قالب الرسالة' });
    const shown = (role: string, name: string) =>
      screen.getAllByRole(role, { name }).filter((one) => one.closest('[hidden]') === null);
    const editors = () => shown('textbox', 'قالب الرسالة').map((one) => (one as HTMLTextAreaElement).value);
    const write = (value: string) => fireEvent.change(shown('textbox', 'قالب الرسالة')[0]!, { target: { value } });
    expect(editors()).toEqual(MESSAGE_KINDS.map((kind) => MESSAGE_TEMPLATES.ar[kind]));
    write('وصل طلبك');
    await user.click(screen.getByRole('radio', { name: 'الإنجليزية' }));
    expect(editors()).toEqual(MESSAGE_KINDS.map((kind) => MESSAGE_TEMPLATES.en[kind]));
    write('Hi {name}');
    expect(shown('region', 'معاينة')[0]!.textContent).toContain('Hi Sami Al-Ali');
    await user.click(shown('button', 'حفظ القالب')[0]!);
    await waitFor(() => expect(requestsOf(api, 'messageTemplate.change')).toHaveLength(1));
    expect(requestsOf(api, 'messageTemplate.change')[0]).toMatchObject({
      params: { name: 'editReceived' },
      query: { language: 'en' },
      body: { text: 'Hi {name}' },
    });
    await user.click(screen.getByRole('radio', { name: 'العربية' }));
    expect(editors()[0]).toBe('وصل طلبك');
  });
});
