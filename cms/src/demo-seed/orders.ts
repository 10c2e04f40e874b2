/** The demo's subscription orders for the staff console, created by the same services as real ones. */
import { DAY_MS } from '@qaima/schemas';
import { changeFields } from '../api/order/changeFields';
import { orders } from '../api/order/orders';
import type { Actor } from '../http/sessions/store';

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();

interface DemoOrder {
  readonly user: string;
  readonly totalAmount: number;
  /** Days from now: when the subscription ends (`ends`), and when the trial ends (`trial`). */
  readonly ends: number;
  readonly trial?: number;
  readonly payments: readonly { readonly method: 'cliq' | 'cash'; readonly value: number }[];
  readonly edits: readonly { readonly phone: string; readonly ready: boolean }[];
  readonly ready: boolean;
  /** Whether the order is for the seeded menu. */
  readonly forMenu?: true;
}

const ORDERS: readonly DemoOrder[] = [
  {
    user: 'salma.h',
    totalAmount: 99,
    ends: 0,
    payments: [{ method: 'cash', value: 20 }],
    edits: [
      { phone: '+962 79 000 0022', ready: true },
      { phone: '+962 79 000 0022', ready: false },
    ],
    ready: false,
  },
  { user: 'laith.kh', totalAmount: 120, ends: 350, trial: 14, payments: [], edits: [], ready: false },
  {
    user: 'salma.h',
    totalAmount: 149.5,
    ends: 330,
    payments: [
      { method: 'cliq', value: 37.375 },
      { method: 'cliq', value: 80 },
    ],
    edits: [{ phone: '+962 79 000 0022', ready: false }],
    ready: true,
  },
  {
    user: 'laith.kh',
    totalAmount: 99,
    ends: 365,
    payments: [
      { method: 'cliq', value: 24.75 },
      { method: 'cash', value: 74.25 },
    ],
    edits: [],
    ready: true,
    forMenu: true,
  },
];

/** Creates the demo's orders. One of them is for this menu. */
export async function seedOrders(menuId: string, by: Actor): Promise<void> {
  const edit = { by, seen: {} };
  for (const { user, totalAmount, ends, trial, payments, edits, ready, forMenu } of ORDERS) {
    const { _id: id } = await orders.create({ user, totalAmount, subEnd: inDays(ends) }, by);
    for (const payment of payments) await orders.pay(id, payment, by);
    for (const [index, asked] of edits.entries()) {
      await orders.addEdit(id, asked.phone, by);
      if (asked.ready) await orders.switchEdit(id, String(index), 'ready', edit);
    }
    if (forMenu) await orders.assignMenu(id, menuId, edit);
    const isDemo = trial === undefined ? {} : { isDemo: true, demoEndDate: inDays(trial) };
    if (ready || trial !== undefined) await changeFields(id, { status: ready ? 'ready' : 'unready', ...isDemo }, edit);
  }
}
