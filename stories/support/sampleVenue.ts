/** A busy venue for stories and component tests: orders in all states, a call, and a printer. */
import type { Menu, Printer } from '@qaima/schemas';
import {
  AYRAN,
  aGuestOrder,
  aLine,
  anAcceptedOrder,
  aReadyOrder,
  aTableCall,
  MANSAF,
  type FakeVenue,
} from './fake-api/guestOrders.js';
import { aMenuWithDetails } from './sampleMenuDetails.js';
import { idOf } from './sampleMenu.js';

const MINUTE_MS = 60_000;

/** A menu whose venue has an inbox. */
export const anInboxMenu = (mode: 'whatsapp' | 'inbox' | 'both' = 'inbox'): Menu => {
  const menu = aMenuWithDetails();
  const orders = { mode, answerMinutes: 5, autoAccept: false, prepMinutes: 20, whenClosed: 'take' } as const;
  return { ...menu, settings: { ...menu.settings, timeZone: 'Asia/Amman', orders } };
};

const aPrinter = (): Printer => ({
  _id: idOf('printer', 1),
  title: 'طابعة المطبخ',
  copies: 1,
  on: 'accepted',
  width: 576,
  lastSeenAt: new Date(Date.now() - 4000).toISOString(),
});

const note = 'حساسية من الفول السوداني. الباب الثاني بعد الصيدلية.';

/** A board with seven orders: a new one, which rings, an opened one, three accepted ones and two ready ones. */
export const aBusyVenue = (): FakeVenue => ({
  tableCalls: [aTableCall()],
  printers: [aPrinter()],
  guestOrders: [
    aGuestOrder(26, { notes: note }),
    aGuestOrder(
      25,
      {
        service: 'dine-in',
        table: { _id: idOf('table', 7), label: '7' },
        name: 'سامي العلي',
        openedAt: new Date(Date.now() - 3 * MINUTE_MS).toISOString(),
        items: [aLine('فتّة حمّص باللحمة', 4), aLine('شاي بالنعناع', 0.5, { quantity: 2 })],
      },
      220_000,
    ),
    anAcceptedOrder(24, 9 * MINUTE_MS, { name: 'أحمد الزعبي', items: [aLine('برجر لحم', 3.75, { quantity: 2 })] }),
    anAcceptedOrder(23, 3 * MINUTE_MS, { service: 'delivery', name: 'لينا عودة', items: [MANSAF, AYRAN] }),
    anAcceptedOrder(21, -4 * MINUTE_MS, {
      service: 'dine-in',
      table: { _id: idOf('table', 12), label: '12' },
      guestsNo: 6,
      notes: 'الدفع نقدًا',
    }),
    aReadyOrder(22, { items: [aLine('مقلوبة باذنجان', 5)] }),
    aReadyOrder(20, { service: 'delivery', name: 'هبة السالم', items: [aLine('فلافل محشي', 1.25, { quantity: 4 })] }),
  ],
});
