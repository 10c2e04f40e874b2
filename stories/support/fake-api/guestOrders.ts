/**
 * Guests' orders of the fake API: list, details, and state changes by the state machine; also practice orders and calls
 * of tables. Tests control the event stream.
 */
import {
  ApiError,
  callsForAttention,
  canMove,
  correctedTotals,
  fromThousandths,
  isOnlyMessage,
  MENU_DEFAULTS,
  stateAt,
  todayIn,
  toThousandths,
  withQuantity,
  type CartLine,
  type ExpiredTicket,
  type GuestOrder,
  type GuestOrderMove,
  type OrderCorrection,
  type Printer,
  type TableCall,
} from '@qaima/schemas';
import { idOf } from '../sampleMenu.js';
import { FileResponse, ListPage, notFound, type FakeState, type Handlers, type Params } from './state.js';

const MINUTE_MS = 60_000;

const iso = (at: number) => new Date(at).toISOString();

export const aLine = (title: string, price: number, fields: Partial<CartLine> = {}): CartLine => ({
  item: { _id: idOf('ordered', title.length * 10 + Math.round(price)), title, price },
  quantity: 1,
  price: price * (fields.quantity ?? 1),
  section: { _id: idOf('section', 1), title: 'الشاورما' },
  ...fields,
});

const choice = (number: number, title: string, price = 0): NonNullable<CartLine['choices']>[number] => ({
  group: idOf('group', 1),
  extra: idOf('extra', number),
  quantity: 1,
  title,
  groupTitle: 'إضافات',
  unitPrice: price,
  freeUnits: price > 0 ? 0 : 1,
  price,
});

export const SHAWARMA = aLine('شاورما دجاج عربي', 5.1, {
  quantity: 2,
  item: {
    _id: idOf('ordered', 1),
    title: 'شاورما دجاج عربي',
    price: 4.5,
    subItems: [
      { title: 'عادي', price: 3.5 },
      { title: 'كبير', price: 4.5 },
    ],
  },
  subItem: 1,
  choices: [choice(1, 'بدون مخلل'), choice(2, 'ثوم زيادة'), choice(3, 'جبنة حلوم', 0.6)],
  note: 'واحدة بدون بطاطا لو سمحت',
});
export const MANSAF = aLine('منسف بلدي', 10.5, {
  choices: [choice(4, 'لبن جميد زيادة', 1)],
  section: { _id: idOf('section', 2), title: 'أطباق أردنية' },
});
export const AYRAN = aLine('عيران', 0.75, { quantity: 3, section: { _id: idOf('section', 3), title: 'المشروبات' } });

/** A line of a menu in both languages. */
export const TRANSLATED_LINE: CartLine = {
  item: {
    ...{ _id: idOf('ordered', 2), title: 'برجر', price: 3, translations: { en: { title: 'Burger' } } },
    subItems: [{ title: 'كبير', price: 3, translations: { en: { title: 'Large' } } }],
  },
  subItem: 0,
  quantity: 1,
  price: 3,
  choices: [{ ...choice(5, 'ثوم'), translations: { en: { title: 'Garlic' } } }, choice(6, 'جبنة')],
  section: { _id: idOf('section', 4), title: 'الشواء', translations: { en: { title: 'Grill' } } },
  note: 'بدون ملح',
};

/** A pending order that was submitted `ago` ms before now. */
export function aGuestOrder(number: number, fields: Partial<GuestOrder> = {}, ago = 72_000): GuestOrder {
  const placedAt = iso(Date.now() - ago);
  const items = fields.items ?? [SHAWARMA, MANSAF, AYRAN];
  const total = fromThousandths(items.reduce((sum, { price }) => sum + toThousandths(price), 0));
  return {
    _id: idOf('guestorder', number),
    number,
    state: 'pending',
    service: 'delivery',
    placedAt,
    answerBy: iso(Date.now() - ago + 5 * MINUTE_MS),
    promisedAt: null,
    openedAt: null,
    isPractice: false,
    items,
    total,
    totals: [{ kind: 'items', amount: total }],
    currency: 'JOD',
    name: 'رنا منصور',
    clientPhone: '0790000126',
    address: { text: 'شارع وصفي التل، عمارة 118، الطابق 3' },
    area: { _id: idOf('area', 1), title: 'خلدا', fee: 0 },
    events: [{ at: placedAt, to: 'pending' }],
    revision: 1,
    ...fields,
  };
}

/** An order that the venue's settings have just accepted, which must be ready in 20 minutes. */
export function anAutomaticOrder(number: number, fields: Partial<GuestOrder> = {}): GuestOrder {
  const { answerBy: _none, ...order } = aGuestOrder(number, {}, 0);
  const accepted = { at: order.placedAt, from: 'pending', to: 'accepted', minutes: 20 } as const;
  return {
    ...order,
    state: 'accepted',
    promisedAt: iso(Date.now() + 20 * MINUTE_MS),
    events: [...order.events, accepted],
    ...fields,
  };
}

/** An accepted order that must be ready in `left` ms. */
export function anAcceptedOrder(number: number, left: number, fields: Partial<GuestOrder> = {}): GuestOrder {
  const order = aGuestOrder(number, {}, 20 * MINUTE_MS);
  const acceptedAt = iso(Date.now() - 15 * MINUTE_MS - number);
  return {
    ...order,
    state: 'accepted',
    service: 'pickup',
    openedAt: acceptedAt,
    promisedAt: iso(Date.now() + left),
    events: [...order.events, { at: acceptedAt, from: 'pending', to: 'accepted', by: 'laith.kh', minutes: 20 }],
    ...fields,
  };
}

export function aReadyOrder(number: number, fields: Partial<GuestOrder> = {}): GuestOrder {
  const order = anAcceptedOrder(number, -MINUTE_MS);
  const readyAt = iso(Date.now() - 2 * MINUTE_MS);
  return {
    ...order,
    state: 'ready',
    service: 'dine-in',
    table: { _id: idOf('table', 3), label: '3' },
    events: [...order.events, { at: readyAt, from: 'accepted', to: 'ready', by: 'laith.kh' }],
    ...fields,
  };
}

export const aTableCall = (fields: Partial<TableCall> = {}): TableCall => ({
  _id: idOf('call', 1),
  kind: 'bill',
  table: { _id: idOf('table', 4), label: '4' },
  at: iso(Date.now() - 40_000),
  ...fields,
});

/** An event stream that the test opens, interrupts and sends events to. */
export class FakeStream extends EventTarget {
  readyState = 0;

  constructor(readonly path: string) {
    super();
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  /** Interrupts the stream. If `isClosed`, the browser does not reconnect. */
  fail(isClosed = false): void {
    this.readyState = isClosed ? 2 : 0;
    this.dispatchEvent(new Event('error'));
  }

  emit(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }

  close(): void {
    this.readyState = 2;
  }
}

export interface FakeVenue {
  readonly guestOrders?: readonly GuestOrder[];
  readonly tableCalls?: readonly TableCall[];
  readonly printers?: readonly Printer[];
  readonly expiredTickets?: readonly ExpiredTicket[];
  /** Whether the event stream never opens, for example because a proxy buffers responses. */
  readonly withoutStream?: boolean;
}

/** Numbers of orders and sales, grouped by a key of each order. */
const countsByState = (orders: readonly GuestOrder[]) =>
  Object.fromEntries(
    (['done', 'missed', 'rejected', 'canceled'] as const).map((ended) => [
      ended,
      orders.filter(({ state }) => state === ended).length,
    ]),
  );

function figuresBy(orders: readonly GuestOrder[], keyOf: (order: GuestOrder) => string) {
  const figures = new Map<string, { orders: number; sales: number }>();
  for (const order of orders) {
    const { orders: count, sales } = figures.get(keyOf(order)) ?? { orders: 0, sales: 0 };
    figures.set(keyOf(order), { orders: count + 1, sales: sales + order.total });
  }
  return [...figures];
}

export class FakeGuestOrders {
  private readonly orders: Map<string, GuestOrder>;
  private calls: readonly TableCall[];
  /** All streams that were opened, the current one last. */
  readonly streams: FakeStream[] = [];
  private made = 900;

  constructor(
    private readonly state: FakeState,
    private readonly venue: FakeVenue,
  ) {
    this.orders = new Map((venue.guestOrders ?? []).map((order) => [order._id, order]));
    this.calls = venue.tableCalls ?? [];
  }

  openStream(path: string): FakeStream {
    const stream = new FakeStream(path);
    this.streams.push(stream);
    if (!this.venue.withoutStream) queueMicrotask(() => stream.readyState === 0 && stream.open());
    return stream;
  }

  /** Stores an order and sends it to the open streams, as the server does. */
  place(order: GuestOrder): void {
    this.orders.set(order._id, order);
    const { _id, number, state } = this.judged(order);
    for (const stream of this.streams) if (stream.readyState === 1) stream.emit('order', { _id, number, state });
  }

  /** Changes an order as another device or the guest would. */
  change(id: string, change: Partial<GuestOrder>, event?: Omit<GuestOrder['events'][number], 'at'>): void {
    const order = this.find({ cartId: id });
    const events = event ? [...order.events, { at: iso(Date.now()), ...event }] : order.events;
    this.place({ ...order, ...change, events });
  }

  call(call: TableCall): void {
    this.calls = [...this.calls.filter(({ _id }) => _id !== call._id), call];
    for (const stream of this.streams) stream.emit('call', call);
  }

  read = (id: string): GuestOrder => this.find({ cartId: id });

  private judged(order: GuestOrder): GuestOrder {
    return { ...order, state: stateAt(order, Date.now()) };
  }

  private find({ cartId }: Params): GuestOrder {
    const order = this.orders.get(cartId ?? '');
    if (!order) throw notFound();
    return this.judged(order);
  }

  private move(params: Params, move: GuestOrderMove): GuestOrder {
    const order = this.find(params);
    const { state: to, from, minutes, driver, reason, reasonText } = move;
    if (order.state !== from || !canMove(from, to)) throw new ApiError('تغيّر الطلب على جهاز آخر.', 409);
    const usual = this.state.menu.settings?.orders?.prepMinutes ?? MENU_DEFAULTS.settings.orders.prepMinutes;
    const at = iso(Date.now());
    const promisedAt =
      to === 'accepted' && order.service !== 'reserve' && (minutes !== undefined || !order.promisedAt)
        ? iso(Date.now() + (minutes ?? usual) * MINUTE_MS)
        : (order.promisedAt ?? null);
    const moved: GuestOrder = {
      ...order,
      state: to,
      promisedAt,
      ...(to === 'on-the-way' && { leftAt: order.leftAt ?? at, driverToken: 'd'.repeat(50) }),
      ...(driver && { driver }),
      ...(reason && { reason }),
      ...(reasonText && { reasonText }),
      events: [...order.events, { at, from, to, by: 'laith.kh', ...(minutes !== undefined && { minutes }) }],
    };
    this.place(moved);
    return moved;
  }

  /** The order with other quantities; replacements keep the price of their line. */
  private corrected(params: Params, { changes }: OrderCorrection) {
    const order = this.find(params);
    const named = changes.map(({ line, quantity, instead }) => {
      const was = order.items[line] ?? MANSAF;
      const item = { _id: instead?.item ?? '', title: 'عيران' };
      return {
        line,
        was,
        ...(quantity === 0 ? {} : { now: instead ? { ...was, item } : withQuantity(was, quantity ?? 1) }),
      };
    });
    const items = order.items.flatMap((line, index) => {
      const change = named.find((one) => one.line === index);
      return change ? (change.now ?? []) : line;
    });
    const sums = correctedTotals(items, order.totals, 'order');
    const own = { changes: named.map(({ line: _, ...change }) => change), before: order.total, after: sums.total };
    return { order, items, sums, correction: { at: iso(Date.now()), ...own } };
  }

  private correct(params: Params, body: OrderCorrection): GuestOrder {
    const { order, items, sums, correction } = this.corrected(params, body);
    const state = sums.total > order.total && !body.agreed ? 'proposed' : 'applied';
    const { reasonText } = body;
    const all = [...(order.corrections ?? []), { ...correction, state, ...(reasonText && { reasonText }) } as const];
    const event = { at: correction.at, from: order.state, to: order.state, by: 'laith.kh', correction: state } as const;
    const events = [...order.events, event];
    this.place({
      ...order,
      ...(state === 'applied' && { items, ...sums }),
      corrections: all,
      events,
      revision: events.length,
    });
    return this.find(params);
  }

  readonly handlers: Handlers = {
    'orderCorrection.preview': (params, body) => ({
      ...this.corrected(params, body as unknown as OrderCorrection).correction,
      state: 'proposed',
    }),
    'orderCorrection.correct': (params, body) => this.correct(params, body as unknown as OrderCorrection),
    'guestOrder.list': (_params, _body, { state, from, to, q, page = '1', limit = '15', inbox, excel }) => {
      if (excel)
        return new FileResponse(
          'sheet',
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
          'orders.xlsx',
        );
      const states = state?.split(',');
      const found = [...this.orders.values()]
        .map((order) => this.judged(order))
        .filter(({ placedAt, ...order }) => {
          const day = todayIn(this.state.menu.settings?.timeZone, new Date(placedAt));
          const words = `${order.number} ${order.name} ${order.clientPhone} ${order.table?.label}`;
          return (
            (!states || states.includes(order.state)) &&
            (inbox !== '1' || !isOnlyMessage(order)) &&
            (!from || day >= from || (inbox === '1' && (!order.promisedAt || order.promisedAt >= from))) &&
            (!to || day <= to) &&
            (!q || words.includes(q))
          );
        })
        .sort((one, other) => other.placedAt.localeCompare(one.placedAt));
      const start = (Number(page) - 1) * Number(limit);
      return new ListPage(found.slice(start, start + Number(limit)), found.length);
    },
    'guestOrder.stats': () => {
      const all = [...this.orders.values()].map((order) => this.judged(order)).filter(({ isPractice }) => !isPractice);
      const sold = all.filter(
        (order) => isOnlyMessage(order) || ['accepted', 'ready', 'on-the-way', 'done'].includes(order.state),
      );
      return {
        orders: all.length,
        sold: sold.length,
        sales: fromThousandths(sold.reduce((sum, { total }) => sum + toThousandths(total), 0)),
        ...countsByState(all),
        currency: 'JOD',
        days: figuresBy(all, ({ placedAt }) => placedAt.slice(0, 10)).map(([day, one]) => ({ day, ...one })),
        hours: figuresBy(all, ({ placedAt }) => placedAt.slice(11, 13)).map(([hour, one]) => ({
          hour: Number(hour),
          ...one,
        })),
        items:
          sold.length === 0
            ? []
            : [{ title: SHAWARMA.item?.title ?? '', quantity: 2 * sold.length, sales: 10.2 * sold.length }],
      };
    },
    'guestOrder.count': () => {
      const all = [...this.orders.values()].map((order) => this.judged(order)).filter(({ isPractice }) => !isPractice);
      return {
        orders: all.length,
        pending: all.filter(({ state, answerBy }) => state === 'pending' && answerBy).length,
        unopened: all.filter((order) => order.state === 'accepted' && callsForAttention(order, Date.now())).length,
      };
    },
    'guestOrder.practice': () => {
      this.made += 1;
      const order = { ...aGuestOrder(this.made, { isPractice: true, name: 'طلب تدريبي' }, 0), number: null };
      this.place(order);
      return order;
    },
    'guestOrder.read': (params) => this.find(params),
    'guestOrder.open': (params) => {
      const order = this.find(params);
      if (!order.openedAt)
        this.place({ ...order, openedAt: iso(Date.now()), openedBy: 'laith.kh', openedDevice: 'Chrome, Android' });
      return this.find(params);
    },
    'guestOrder.move': (params, body) => this.move(params, body as unknown as GuestOrderMove),
    'guestOrder.ticket': (params, _body, { once }) => {
      const order = this.find(params);
      if (order.printedAt && once === '1') throw new ApiError('طُبعت التذكرة.', 409);
      if (!order.printedAt) this.place({ ...order, printedAt: iso(Date.now()) });
      return new FileResponse('ticket', 'image/png', 'ticket.png');
    },
    'table.listCalls': () => this.calls,
    'table.answerCall': ({ callId }) => {
      this.calls = this.calls.filter(({ _id }) => _id !== callId);
      return null;
    },
  };
}
