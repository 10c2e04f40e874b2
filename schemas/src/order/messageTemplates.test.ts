import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_TEMPLATES } from './defaultTemplates.js';
import {
  fillMessage,
  FIELDS_BY_MESSAGE,
  MESSAGE_FIELDS,
  recipientLanguage,
  messageLink,
  messageValues,
  canFillMessage,
  canSendMenuReady,
  templateMessages,
  templateProblems,
} from './messageTemplates.js';
import { providerMoneyIsolated } from '../money/interfaceMoney.js';
import { toThousandths } from '../money/money.js';
import { LANGUAGES } from '../core/translations.js';
import { MESSAGE_KINDS } from '../sent-message/messageKinds.js';
import type { Order } from './order.js';
import { renewalOf } from './renewal.js';

const order: Order = {
  _id: 'o'.repeat(24),
  number: 1047,
  user: { username: 'sami', name: 'سامي العلي', phone: '0795550142' },
  totalAmount: 99,
  totalOnPaid: 0.5,
  subEnd: '2027-11-12T00:00:00.000Z',
  status: 'ready',
  isDemo: false,
  canceled: false,
  payments: [{ method: 'cliq', value: 49.5, date: '2026-11-12T08:00:00.000Z' }],
  menu: { _id: 'm'.repeat(24), username: 'innova', institution: { name: 'مطعم إنوفا' }, active: true },
};
const SETTINGS = { origin: 'https://qaima.example', date: '2026-12-01', cliq: 'QAIMA' } as const;
const values = messageValues(order, { ...SETTINGS, language: 'ar' });
const englishValues = messageValues(order, { ...SETTINGS, language: 'en' });

describe('the messages', () => {
  it('come with templates that have no problem and are filled whole', () => {
    for (const kind of MESSAGE_KINDS) {
      expect(templateProblems(kind, 'ar', MESSAGE_TEMPLATES.ar[kind])).toEqual({
        unknown: [],
        missing: [],
        unpaired: [],
      });
      expect(fillMessage(MESSAGE_TEMPLATES.ar[kind], values)).not.toMatch(/[{}]/);
      const english = MESSAGE_TEMPLATES.en[kind];
      expect(templateProblems(kind, 'en', english)).toEqual({ unknown: [], missing: [], unpaired: [] });
      expect(english.split('\n')).toHaveLength(MESSAGE_TEMPLATES.ar[kind].split('\n').length);
      expect(fillMessage(english, { ...englishValues, name: 'Sami', menuName: 'Innova' })).not.toMatch(
        /[{}\u0600-\u06ff]/,
      );
      expect(english).not.toMatch(/[\u0600-\u06ff]/);
    }
    expect(fillMessage(MESSAGE_TEMPLATES.ar.menuReady, values)).toContain('https://qaima.example/m/innova\n');
    expect(fillMessage(MESSAGE_TEMPLATES.ar.menuReady, values)).toContain(`/m/${'m'.repeat(24)}/admin`);
    const unpaid = messageValues({ ...order, payments: [] }, { language: 'ar', origin: 'https://qaima.example' });
    expect(fillMessage(MESSAGE_TEMPLATES.ar.firstPayment, unpaid)).toContain(
      '\u206624.75 د.أ\u2069 من أصل \u206699.00 د.أ\u2069',
    );
    expect(fillMessage(MESSAGE_TEMPLATES.ar.lastPayment, values)).toMatch(/49\.50 د\.أ[^]*01\/12\/2026[^]*QAIMA/);
    // Without an alias, its line is omitted.
    expect(fillMessage(MESSAGE_TEMPLATES.ar.firstPayment, unpaid).split('\n')).toHaveLength(3);
  });

  it('ask for the whole of what is left, to the last thousandth', () => {
    const owed: Order = { ...order, totalAmount: 100.125, payments: [{ method: 'cash', value: 30.12 }] };
    const { left } = messageValues(owed, { language: 'ar', origin: 'https://qaima.example' });
    expect(left).toBe('\u206670.005 د.أ\u2069');
  });

  it('ask for no money that was paid already', () => {
    const begun: Order = { ...order, totalAmount: 100.125, payments: [{ method: 'cash', value: 10 }] };
    expect(messageValues(begun, { language: 'ar', origin: 'https://qaima.example' }).minimum).toBe(
      '\u206615.031 د.أ\u2069',
    );
  });

  it('leave a demo nothing to pay, but name its price', () => {
    const demo = messageValues(
      { ...order, isDemo: true, payments: [] },
      { language: 'ar', origin: '', date: '2026-12-01' },
    );
    expect(demo).toMatchObject({ left: null, total: '\u206699.00 د.أ\u2069', minimum: '\u206624.75 د.أ\u2069' });
    expect(canFillMessage('lastPayment', demo)).toBe(false);
    expect(canFillMessage('firstPayment', demo)).toBe(true);
  });

  it('remind of a renewal with the price that it will propose', () => {
    for (const totalAmount of [0, 120]) {
      const trial = { ...order, totalAmount, isDemo: true, demoEndDate: '2026-12-01T00:00:00.000Z', payments: [] };
      const { total } = messageValues(trial, { language: 'ar', origin: '', kind: 'renewalDue' });
      expect(total).toBe(
        providerMoneyIsolated(toThousandths(renewalOf(trial, new Date('2026-11-27')).totalAmount), 'ar'),
      );
    }
  });

  it('say that a menu is ready only while its visitors can open it', () => {
    expect(canSendMenuReady(order)).toBe(true);
    const others: Partial<Order>[] = [
      { status: 'unready' },
      { canceled: true },
      { menu: null },
      { menu: { ...order.menu, active: false } },
    ];
    expect(others.map((other) => canSendMenuReady({ ...order, ...other }))).toEqual([false, false, false, false]);
  });

  it('leave out a line about what the order does not have', () => {
    const without = messageValues({ ...order, menu: null }, { language: 'ar', origin: 'https://qaima.example' });
    const text = fillMessage(MESSAGE_TEMPLATES.ar.editReady, without);
    expect(text).not.toContain('هنا');
    expect(text.split('\n')).toHaveLength(3);
  });

  it('state the end of a subscription or demo, and no amounts without orders', () => {
    const settings = { language: 'ar', origin: 'https://qaima.example' } as const;
    const due = (fields: Partial<Order>) =>
      fillMessage(MESSAGE_TEMPLATES.ar.renewalDue, messageValues({ ...order, ...fields }, settings));
    expect(due({})).toMatch(/12\/11\/2027[^]*99\.00 د\.أ/);
    expect(due({ isDemo: true, demoEndDate: '2026-12-01T00:00:00.000Z' })).toContain('01/12/2026');
    const { user = {}, menu = null } = order;
    const without = messageValues({ user, menu }, settings);
    expect(fillMessage(MESSAGE_TEMPLATES.ar.cannotReceive, without)).toMatch(/مطعم إنوفا[^]*\/admin/);
    expect(without).toMatchObject({ number: null, total: null, left: null, minimum: null, end: null });
  });

  it('say which names of a template are unknown, and which it needs', () => {
    expect(templateProblems('lastPayment', 'ar', 'ادفع {المتبقى} {الحد الأدنى}')).toEqual({
      unknown: ['المتبقى', 'الحد الأدنى'],
      missing: [MESSAGE_FIELDS.left.ar, MESSAGE_FIELDS.date.ar],
      unpaired: [],
    });
    expect(templateProblems('editReady', 'ar', 'مرحبًا {الاسم\nرقم الطلب}، {رقم الطلب}').unpaired).toEqual([
      'مرحبًا {الاسم',
      'رقم الطلب}، {رقم الطلب}',
    ]);
    expect(templateMessages('editReady', 'ar', '{كود}')).toEqual([
      {
        ar: 'لا تعرف هذه الرسالة هذه الأسماء، فاحذفها: \u2068{كود}\u2069',
        en: 'These names are not known in this message. Remove them: \u2068{كود}\u2069',
      },
    ]);
  });

  it('may use English names in any case, in a template of either language', () => {
    for (const language of LANGUAGES) {
      expect(templateProblems('lastPayment', language, 'Pay {Left} by {التاريخ}, {total}')).toEqual({
        unknown: [],
        missing: [],
        unpaired: [],
      });
    }
    expect(templateProblems('lastPayment', 'en', 'Pay {minimum}')).toEqual({
      unknown: ['minimum'],
      missing: ['left', 'date'],
      unpaired: [],
    });
    expect(fillMessage('{NAME}: {cliq alias}', values)).toMatch(/^سامي العلي: .QAIMA/);
  });

  it('are in the language of the last message, otherwise of the menu', () => {
    const lastMessage = { kind: null, at: '2026-11-12T08:00:00.000Z', by: { username: 'rana', name: 'رنا' } };
    const english = { ...order.menu, language: 'en' } as const;
    expect(recipientLanguage({ menu: null })).toBe('ar');
    expect(recipientLanguage({ menu: english, lastMessage })).toBe('en');
    expect(recipientLanguage({ menu: english, lastMessage: { ...lastMessage, language: 'ar' } })).toBe('ar');
  });

  it('never read a value as a template, and keep every other letter', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, around) => {
        const rest = around.replace(/[{}\n]/g, '');
        expect(fillMessage(`${rest}{ ${MESSAGE_FIELDS.name.ar} }${rest}`, { ...values, name })).toBe(
          rest + name + rest,
        );
      }),
    );
    expect(FIELDS_BY_MESSAGE.menuReady).toContain('admin');
  });

  it('open for Jordanian numbers in any notation, and for no non-number', () => {
    for (const phone of ['079 555 0142', '٠٧٩٥٥٥٠١٤٢', '+962 79 555 0142', '00962795550142'])
      expect(messageLink(phone, 'مرحبًا & أهلًا')).toBe(
        `https://wa.me/962795550142?text=${encodeURIComponent('مرحبًا & أهلًا')}`,
      );
    expect(messageLink('https://evil.example', 'x')).toBeNull();
  });
});
