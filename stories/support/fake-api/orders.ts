/** The fake API's handlers for the provider's orders: filters, pages, changes and the audit log. */
import {
  creditByMethod,
  FILE_KINDS,
  fromThousandths,
  hasEnded,
  isOrderIn,
  isRenewedBy,
  matchesQuery,
  MESSAGE_KINDS,
  MESSAGE_TEMPLATES,
  type Language,
  monthlyAmounts,
  movableCredit,
  orderEnd,
  outstanding,
  paidRatio,
  paymentsBehind,
  providerDay,
  queueBounds,
  renewalOf,
  paidForCanceled,
  statementOf,
  statementSums,
  ApiError,
  toMonth,
  toThousandths,
  sumOfPayments,
  trialProblem,
  withView,
  WORK_QUEUES,
  yearAfter,
  type Order,
  type MessageKind,
  type MessageTemplate,
  type OrderUpdateInput,
  type PaymentCreateInput,
  type PaymentFigure,
  type RenewalProposal,
  type SavedView,
  type SavedViewSaveInput,
  type SentMessage,
  type SentMessageCreateInput,
  type WorkQueue,
} from '@qaima/schemas';
import { idOf } from '../sampleMenu.js';
import { FileResponse, ListPage, notFound, type Body, type Handlers, type Params, type Query } from './state.js';

const NAMES = ['سامي العلي', 'رنا منصور', 'خالد زيدان', 'هبة السالم', 'ماهر قاسم'];
const SHARES = [0.5, 1, 0.2, 0.8, 0.3];
const MENU = {
  _id: idOf('menu', 1),
  username: 'innova',
  institution: { name: 'مطعم إنوفا', contact: { phone: '0791234567' } },
  orderNumber: 1000,
  active: true,
  inactiveFrom: null,
  deleted: false,
};

export const anOrder = (index = 0, fields: Partial<Order> = {}): Order => {
  const share = SHARES[index % SHARES.length] ?? 0;
  return {
    _id: idOf('order', index + 1),
    number: 1047 - index,
    user: { username: `client${index}`, name: NAMES[index % NAMES.length] ?? '', phone: `07955501${40 + index}` },
    totalAmount: 100,
    totalOnPaid: share,
    subEnd: '2099-11-12T00:00:00.000Z',
    payments: share > 0 ? [{ method: 'cliq', value: share * 100, date: '2026-11-12T08:00:00.000Z' }] : [],
    requiredEdits: [],
    createdAt: '2026-11-12T08:00:00.000Z',
    isDemo: false,
    demoEndDate: null,
    canceled: false,
    status: index % 2 ? 'ready' : 'unready',
    menu: index % 3 === 2 ? null : MENU,
    ...fields,
  };
};

export const someOrders = (count: number): readonly Order[] => Array.from({ length: count }, (_, at) => anOrder(at));

const DAY_MS = 24 * 60 * 60 * 1000;

/** Orders that end one per day, the first one 3 days ago. */
export const waitingOrders = (count: number): readonly Order[] =>
  Array.from({ length: count }, (_, at) =>
    anOrder(at, { menu: MENU, subEnd: new Date(Date.now() + (at - 3) * DAY_MS).toISOString() }),
  );

const readinessOf = (body: Body) => body['status'] as Order['status'];

const paidOf = ({ payments = [] }: Order) => payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
const owedOf = (order: Order) => fromThousandths(outstanding(paidOf(order), toThousandths(order.totalAmount)));

const isWaitingIn = (queue: WorkQueue, order: Order): boolean =>
  queue !== 'cannotReceive' &&
  isOrderIn(
    queue,
    {
      canceled: order.canceled,
      isDemo: order.isDemo,
      subEnd: order.subEnd,
      demoEnd: order.demoEndDate ?? null,
      total: toThousandths(order.totalAmount),
      paid: paidOf(order),
      unreadyEdits: (order.requiredEdits ?? []).filter(({ status }) => status === 'unready').length,
      isNewest: true,
      isMenuOpen: order.menu?.active ?? null,
    },
    queueBounds(new Date()),
  );

function workQueuePage(orders: readonly Order[], { queue = 'expiring', page = '1', limit = '15', q = '' }: Query) {
  const queues = WORK_QUEUES.map((name) => {
    const found = orders.filter((order) => isWaitingIn(name, order));
    const amountOf = (order: Order) => toThousandths(name === 'expiring' ? order.totalAmount : owedOf(order));
    const sumOf = (summed: readonly Order[]) =>
      name === 'expiring' || name === 'unpaid'
        ? fromThousandths(summed.reduce((total, order) => total + amountOf(order), 0))
        : null;
    const firstAt = (name === 'edits' ? found[0]?.requiredEdits?.[0]?.addedAt : found[0]?.subEnd) ?? null;
    const ended = found.filter(({ subEnd }) => hasEnded(subEnd, queueBounds(new Date())));
    return {
      queue: name,
      count: found.length,
      ended: ended.length,
      sum: sumOf(found),
      endedSum: sumOf(ended),
      firstAt,
    };
  });
  const found = orders.filter(
    (order) =>
      matchesQuery(q, order.user?.name ?? '') && WORK_QUEUES.some((name) => name === queue && isWaitingIn(name, order)),
  );
  const from = (Number(page) - 1) * Number(limit);
  const entries = found.slice(from, from + Number(limit)).map((order) => ({
    _id: order._id,
    order,
    client: order.user ?? {},
    menu: order.menu ?? null,
    dueAt: order.isDemo ? (order.demoEndDate ?? null) : order.subEnd,
    owed: owedOf(order),
    since: order.requiredEdits?.[0]?.addedAt ?? null,
    paidFor:
      !order.isDemo && paidOf(order) > 0 && !hasEnded(order.subEnd, queueBounds(new Date()))
        ? { until: order.subEnd, paid: fromThousandths(paidOf(order)) }
        : null,
    lastMessage: order.lastMessage ?? null,
  }));
  return new ListPage({ queues, entries }, found.length);
}

/** A client, computed from the client's orders as the server does. */
function clientOf(orders: readonly Order[], username: string) {
  const own = orders.filter(({ user }) => user?.username === username);
  const user = own[0]?.user;
  if (!user) throw notFound();
  const statement = statementOf(
    own.map(({ number, totalAmount, canceled, isDemo, payments = [] }) => ({
      number,
      day: '2026-11-12',
      total: toThousandths(totalAmount),
      canceled,
      isDemo,
      payments: payments.map((payment) => ({ ...payment, day: '2026-11-12', value: toThousandths(payment.value) })),
    })),
  );
  const { due, paid, balance } = statementSums(statement);
  return {
    name: '',
    phone: '',
    ...user,
    due: fromThousandths(due),
    paid: fromThousandths(paid),
    paidForCanceled: fromThousandths(paidForCanceled(statement)),
    balance: fromThousandths(balance),
  };
}

export function orderHandlers(first: readonly Order[], sent: readonly SentMessage[] = []): Handlers {
  let orders = [...first];
  const deeds: { readonly deed: string; readonly details: Body; readonly order: string }[] = [];
  const find = ({ orderId }: Params): Order => {
    const order = orders.find(({ _id, number }) => _id === orderId || String(number) === orderId);
    if (!order) throw notFound();
    return order;
  };
  const change = (params: Params, deed: string, details: Body, changes: (order: Order) => Partial<Order>): Order => {
    const old = find(params);
    const order = { ...old, ...changes(old) };
    orders = orders.map((one) => (one._id === old._id ? order : one));
    deeds.unshift({ deed, details, order: old._id });
    return order;
  };
  const accounted = () =>
    orders.map(({ totalAmount, canceled, isDemo, createdAt = '', payments = [] }) => ({
      total: toThousandths(totalAmount),
      canceled,
      isDemo,
      day: createdAt.slice(0, 10),
      payments: payments.map(({ method, value, date = '', transfer }) => ({
        method,
        transfer,
        value: toThousandths(value),
        day: date.slice(0, 10),
      })),
    }));
  const proposalOf = (order: Order): RenewalProposal => {
    const sameMenu = orders.filter(({ user, menu, canceled }) => {
      const isOfClient = user?.username === order.user?.username;
      return !canceled && isOfClient && menu?._id === order.menu?._id;
    });
    const newest = sameMenu.sort((a, b) => b.number - a.number)[0] ?? order;
    const termsOf = (one: Order) => ({ ...one, demoEndDate: one.demoEndDate ?? null });
    const { _id, number, totalAmount, subEnd } = newest;
    const renewal = {
      _id,
      number,
      from: providerDay(orderEnd(termsOf(order))),
      until: providerDay(subEnd),
      totalAmount,
    };
    const existing = isRenewedBy(termsOf(order), termsOf(newest)) ? renewal : null;
    return { ...renewalOf(termsOf(newest), new Date()), number, existing };
  };
  const texts = new Map<string, string | null>();
  const messages: SentMessage[] = [...sent];
  let views: readonly SavedView[] = [];
  const template = (name: MessageKind, language: Language): MessageTemplate => ({
    name,
    language,
    text: texts.get(`${name} ${language}`) ?? MESSAGE_TEMPLATES[language][name],
    isDefault: !texts.get(`${name} ${language}`),
    changedAt: texts.has(`${name} ${language}`) ? '2026-11-21T08:00:00.000Z' : null,
    by: texts.has(`${name} ${language}`) ? { username: 'rana.staff', name: 'رنا منصور' } : null,
  });
  const setMenu = (menuId: string, changes: Partial<NonNullable<Order['menu']>>) => {
    orders = orders.map((one) => (one.menu?._id === menuId ? { ...one, menu: { ...one.menu, ...changes } } : one));
    return {};
  };
  const sheet = (name: string, type: string) => new FileResponse('file', type, name);
  return {
    'workQueue.read': (_params, _body, query) =>
      query['excel'] === '1' ? sheet('queue.xlsx', FILE_KINDS.xlsx) : workQueuePage(orders, query),
    'order.list': (_params, _body, { page = '1', limit = '15', excel, status, orderID, canceled, username, menu }) => {
      if (excel) return sheet('orders.xlsx', FILE_KINDS.xlsx);
      const found = orders.filter(
        (order) =>
          (!status || order.status === status) &&
          (!orderID || String(order.number) === orderID) &&
          (!username || order.user?.username === username) &&
          (!menu || order.menu?._id === menu) &&
          (canceled === 'all' || order.canceled === (canceled === 'true')),
      );
      const from = (Number(page) - 1) * Number(limit);
      return new ListPage(found.slice(from, from + Number(limit)), found.length);
    },
    'client.read': ({ username = '' }) => clientOf(orders, username),
    'order.read': (params) => find(params),
    'order.invoice': (params) => sheet(`invoice-${find(params).number}.pdf`, 'application/pdf'),
    'order.change': (params, { endsBefore, sumsBefore, reason, ...body }) =>
      change(params, 'order-changed', { ...body, ...(reason !== undefined && { reason }) }, (order) => {
        const { subEnd, demoEndDate = null, isDemo } = order;
        const sums = sumsBefore as OrderUpdateInput['sumsBefore'];
        if (sums && toThousandths(sums.paid) !== paidOf(order)) throw new ApiError('تغيّر المدفوع منذ عرضه عليك.', 409);
        const shown = endsBefore as OrderUpdateInput['endsBefore'];
        if (shown && trialProblem({ subEnd, demoEndDate, isDemo }, shown))
          throw new ApiError('تغيّرت نهاية التجربة منذ عرضها عليك.', 409);
        return body;
      }),
    'order.changeSubscription': (params, body) =>
      change(params, 'subscription-changed', body, () => ({ subEnd: `${String(body['endDate'])}T00:00:00.000Z` })),
    'order.assignMenu': (params, body) => {
      if (body['menuId'] === 'nowhere') throw new ApiError('لا توجد قائمة بهذا المعرّف.', 404);
      return change(params, 'menu-assigned', body, () => ({ menu: MENU }));
    },
    'order.pay': (params, body) =>
      change(
        params,
        Number(body['value']) < 0 ? 'payment-corrected' : 'payment-added',
        body,
        ({ payments = [], totalAmount }) => {
          const { paidBefore, ...payment } = body as unknown as PaymentCreateInput;
          const before = payments.reduce((sum, { value }) => sum + toThousandths(value), 0);
          if (paidBefore !== undefined && toThousandths(paidBefore) !== before)
            throw new ApiError('تغيّر المدفوع منذ عرضه عليك.', 409);
          const all = [
            ...payments,
            { ...payment, date: '2026-11-21T08:00:00.000Z', by: { username: 'rana.staff', name: 'رنا منصور' } },
          ];
          const paid = before + toThousandths(payment.value);
          const total = toThousandths(totalAmount);
          if (paid > total) throw new ApiError('المبلغ أكبر من المتبقي.', 409);
          if (paid < 0) throw new ApiError('المبلغ أكبر من المدفوع.', 409);
          return { payments: all, totalOnPaid: paidRatio(paid, total) };
        },
      ),
    'order.moveCredit': (params, body) => {
      const [source, target] = [find(params), find({ orderId: String(body['to']) })];
      const payable = (order: Order) => ({ ...order, paid: paidOf(order), total: toThousandths(order.totalAmount) });
      const movable = movableCredit(payable(source), payable(target));
      if (toThousandths(Number(body['amount'])) !== movable)
        throw new ApiError('تغيّر ما يمكن نقله منذ عرضه عليك.', 409);
      const move = (order: Order, sign: 1 | -1, deed: string) =>
        change({ orderId: order._id }, deed, body, ({ payments = [], totalAmount }) => {
          const moved = creditByMethod(source.payments ?? [], movable).map(({ method, value }) => ({
            method,
            value: sign * fromThousandths(value),
            transfer: (sign > 0 ? source : target).number,
          }));
          const all = [...payments, ...moved];
          const paid = all.reduce((sum, { value }) => sum + toThousandths(value), 0);
          return { payments: all, totalOnPaid: paidRatio(paid, toThousandths(totalAmount)) };
        });
      move(target, 1, 'payment-added');
      return move(source, -1, 'payment-corrected');
    },
    'order.correctTotal': (params, body) =>
      change(params, 'total-corrected', body, (order) => {
        if (body['from'] !== order.totalAmount) throw new ApiError('تغيّر الإجمالي منذ عرضه.', 409);
        const totalAmount = Number(body['totalAmount']);
        return { totalAmount, totalOnPaid: paidRatio(paidOf(order), toThousandths(totalAmount)) };
      }),
    'order.addEdit': (params, body) =>
      change(params, 'edit-added', body, ({ requiredEdits = [] }) => ({
        requiredEdits: [
          ...requiredEdits,
          { _id: idOf('edit', requiredEdits.length), phoneNo: String(body['phone']), status: 'unready' },
        ],
      })),
    'order.changeEdit': (params, body) =>
      change(params, 'edit-switched', body, ({ requiredEdits = [] }) => ({
        requiredEdits: requiredEdits.map((edit, at) =>
          at === Number(params['index']) ? { ...edit, status: readinessOf(body) } : edit,
        ),
      })),
    'order.proposeRenewal': (params) => proposalOf(find(params)),
    'order.renew': (params, body) => {
      const old = find(params);
      if (proposalOf(old).existing && body['again'] !== true) throw new ApiError('جُدّد هذا الطلب من قبل.', 409);
      const number = Math.max(...orders.map((order) => order.number)) + 1;
      const subEnd = `${yearAfter(String(body['from']))}T00:00:00.000Z`;
      const menu = old.menu ?? null;
      const order = { ...old, _id: idOf('order', 900 + number), number, subEnd, payments: [], totalOnPaid: 0, menu };
      orders = [order, ...orders];
      if (body['start']) setMenu(menu?._id ?? '', { active: true, inactiveFrom: null });
      return find({ orderId: order._id });
    },
    'menu.deactivateMany': (_params, { menus }) =>
      (menus as readonly string[]).map((_id) => {
        setMenu(_id, { active: false, inactiveFrom: '2026-11-21T08:00:00.000Z' });
        return { _id, username: 'innova', institution: {}, orderNumber: null };
      }),
    'menu.activate': ({ menuId = '' }) => setMenu(menuId, { active: true, inactiveFrom: null }),
    'menu.deactivate': ({ menuId = '' }, _body, { schedule }) =>
      setMenu(menuId, { active: Boolean(schedule), inactiveFrom: schedule ?? '2026-11-21T08:00:00.000Z' }),
    'sentMessage.list': (_params, _body, { client, page = '1', limit = '15' }) => {
      const found = messages.filter((message) => message.client === client);
      const from = (Number(page) - 1) * Number(limit);
      return new ListPage(found.slice(from, from + Number(limit)), found.length);
    },
    'sentMessage.record': (_params, body) => {
      const {
        order: orderId,
        phone = '',
        text = '',
        kind = null,
        language = 'ar',
      } = body as unknown as Partial<SentMessageCreateInput>;
      const [at, by] = [new Date().toISOString(), { username: 'rana.staff', name: 'رنا منصور' }];
      const order =
        orderId === undefined
          ? null
          : change({ orderId }, 'message-sent', body, () => ({ lastMessage: { kind, language, at, by } }));
      const client = order?.user?.username ?? (body['client'] as string | undefined) ?? null;
      const refs = { order: order?._id ?? null, menu: order?.menu?._id ?? null, client };
      const message = { _id: idOf('message', messages.length), at, by, kind, language, phone, text, ...refs };
      messages.unshift(message);
      return message;
    },
    'sentMessage.takeBack': ({ messageId }) => {
      const at = messages.findIndex(({ _id }) => _id === messageId);
      const [taken] = messages.splice(at, 1);
      const orderId = taken?.order;
      if (orderId) change({ orderId }, 'message-not-sent', {}, () => ({ lastMessage: null }));
    },
    'accounting.months': (_params, _body, { excel, from, to }) =>
      excel === '1' ? sheet('months.xlsx', FILE_KINDS.xlsx) : monthlyAmounts(accounted(), { from, to }).map(toMonth),
    'accounting.payments': (_params, _body, { figure = 'net', from, to, page = '1', limit = '15', excel }) => {
      if (excel) return sheet('payments.xlsx', FILE_KINDS.xlsx);
      const all = paymentsBehind(
        accounted().map((order, at) => ({ ...order, number: orders[at]?.number ?? 0, at })),
        figure as PaymentFigure,
        { from, to },
      );
      const start = (Number(page) - 1) * Number(limit);
      const shown = all.slice(start, start + Number(limit)).flatMap(({ order, index }) => {
        const { _id, number, user, payments = [] } = orders[order.at] ?? {};
        const payment = payments[index];
        if (_id === undefined || number === undefined || !payment) return [];
        return [{ order: _id, number, client: { username: user?.username ?? '', name: user?.name ?? '' }, payment }];
      });
      return new ListPage(shown, all.length, fromThousandths(sumOfPayments(all)));
    },
    'accounting.statement': ({ username }, _body, { excel }) =>
      sheet(`statement-${username}.${excel ? 'xlsx' : 'pdf'}`, FILE_KINDS[excel ? 'xlsx' : 'pdf']),
    'savedView.list': () => views,
    'savedView.save': (_params, body) => (views = withView(views, body as SavedViewSaveInput) ?? views),
    'savedView.remove': (_params, _body, { name }) => (views = views.filter((view) => view.name !== name)),
    'messageTemplate.list': (_params, _body, { language }) =>
      MESSAGE_KINDS.map((name) => template(name, language as Language)),
    'messageTemplate.change': ({ name }, { text }, { language }) => {
      texts.set(`${name} ${language}`, typeof text === 'string' ? text : null);
      return template(name as MessageKind, language as Language);
    },
    'auditLog.ofOrder': (params) => {
      const found = deeds.filter(({ order }) => order === params['orderId']);
      const by = { username: 'rana.staff', name: 'رنا منصور' };
      const rows = found.map((one, at) => ({ ...one, _id: idOf('audit', at), at: '2026-11-21T08:00:00.000Z', by }));
      return new ListPage(rows, rows.length);
    },
  };
}
