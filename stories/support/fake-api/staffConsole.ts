/** The fake API's handlers for staff operations on menus, orders and log-in links, with the audit log. */
import {
  ApiError,
  matchesQuery,
  MAX_MENUS_OF_CLIENT,
  type AuditAction,
  type DeletedMenu,
  type InactiveMenu,
  type AuditEntry,
  type StaffMenu,
} from '@qaima/schemas';
import { idOf } from '../sampleMenu.js';
import { ListPage, notFound, type FakeState, type Handlers, type Params, type Query } from './state.js';

/** Accounts by username. */
const PEOPLE: Readonly<Record<string, { readonly name: string; readonly phone: string }>> = {
  'laith.kh': { name: 'ليث الخطيب', phone: '+962 79 000 0011' },
  'salma.h': { name: 'سلمى حداد', phone: '+962 79 000 0022' },
};

const NO_USER = 'اسم المستخدم هذا غير موجود';

export const someInactiveMenus: readonly InactiveMenu[] = [
  {
    _id: idOf('inactive', 1),
    username: 'dar',
    institution: { name: 'مطعم الدار', contact: { phone: '+962790000001' } },
    orderNumber: 12,
    owner: { username: 'laith.kh', name: 'ليث الخطيب', phone: '+962790000011' },
    inactiveFrom: '2026-01-05T09:00:00.000Z',
  },
  { _id: idOf('inactive', 2), username: null, institution: {}, orderNumber: null },
  {
    _id: idOf('inactive', 3),
    username: 'luna',
    institution: { name: 'كافيه لونا', contact: { phone: '065000003' } },
    orderNumber: 7,
  },
];

const VENUES = ['مطعم الزيتونة', 'شاورما الريم', 'كافيه لونا'] as const;

/** More menus than fit on a page, in all states. */
export const someStaffMenus: readonly StaffMenu[] = Array.from({ length: 33 }, (_none, index) => {
  const state = (['active', 'scheduled', 'inactive'] as const)[index % 3] ?? 'active';
  const inactiveFrom = { active: null, scheduled: '2190-01-01T00:00:00.000Z', inactive: '2026-01-05T09:00:00.000Z' };
  return {
    _id: idOf('menu', 200 + index),
    username: `venue${index}`,
    institution: { name: `${VENUES[index % 3]} ${index}` },
    owner: { username: 'laith.kh', name: 'ليث الخطيب', phone: '+962790000011' },
    state,
    inactiveFrom: inactiveFrom[state],
    plan: 1,
    lastEditAt: '2026-03-01T08:00:00.000Z',
    visits: index * 17,
    visitDays: Array.from({ length: 30 }, (_day, day) => (day * (index + 3)) % 11),
    orders: index,
    orderNumber: 1000 + index,
    subEnd: '2190-03-01T08:00:00.000Z',
  };
});

/** An entry of the log of guests' orders. */
const MOVED: AuditEntry = {
  _id: idOf('audit', 9999),
  at: '2026-03-01T18:30:00.000Z',
  by: { username: 'rana.mansour', name: 'رنا منصور' },
  deed: 'guest-order-rejected',
  details: { guestOrder: idOf('guestorder', 26), guestOrderNumber: 26, rejectReason: 'too-busy' },
};

const BEGAN = Date.parse('2026-03-01T08:00:00Z');

const HOUR_MS = 3_600_000;

/** A menu in the trash. Stories need both colours, so every second menu has little time left. */
const deletedFrom = (menu: InactiveMenu, index: number): DeletedMenu => ({
  _id: menu._id,
  username: menu.username ?? null,
  institution: menu.institution,
  counts: index % 3 === 1 ? NOTHING : { sections: 3 + index, items: 41, pictures: 12, orders: 108 },
  by: index % 3 === 1 ? null : { username: 'maha.s', name: 'مها صالح' },
  at: new Date(Date.now() - 10 * HOUR_MS).toISOString(),
  until: new Date(Date.now() + (index % 2 === 0 ? 710 : 30) * HOUR_MS).toISOString(),
});

const NOTHING: DeletedMenu['counts'] = { sections: 0, items: 0, pictures: 0, orders: 0 };

export class FakeStaffConsole {
  private inactive: readonly InactiveMenu[];
  private deleted: readonly InactiveMenu[];
  private entries: readonly AuditEntry[] = [];

  constructor(
    private readonly state: FakeState,
    inactive: readonly InactiveMenu[] = someInactiveMenus,
    deleted: readonly InactiveMenu[] = [],
  ) {
    this.deleted = deleted;
    this.inactive = inactive;
    this.record('menu-created', { admins: ['laith.kh'], plan: 1 });
    this.record('menu-assigned', {}, { order: idOf('order', 1), orderNumber: 1047 });
    for (let count = 0; count < 5; count++) {
      this.record('menu-deactivated', { from: new Date(BEGAN + count * 3_600_000).toISOString() });
      this.record('menu-activated', {});
    }
  }

  private record(
    deed: AuditAction,
    details: Readonly<Record<string, unknown>>,
    of: Pick<AuditEntry, 'order' | 'orderNumber'> = { order: null, orderNumber: null },
  ) {
    const at = new Date(BEGAN + this.entries.length * 60_000).toISOString();
    const by = { username: 'maha.s', name: 'مها صالح' };
    const menu = this.state.menu._id;
    this.entries = [{ _id: this.state.newId('audit'), at, by, deed, details, ...of, menu }, ...this.entries];
  }

  private person(username: unknown, path: string) {
    const found = PEOPLE[String(username).trim().toLowerCase()];
    if (!found) throw new ApiError(NO_USER, 404, [{ path, message: NO_USER }]);
    return found;
  }

  private staffMenus({
    q = '',
    state = '',
    username = '',
    plan = '',
    sort = '',
    direction = '',
    page = '1',
    limit = '15',
  }: Query) {
    const sign = direction === 'desc' ? -1 : 1;
    const found = someStaffMenus
      .toSorted((one, other) => (sort === 'visits' ? sign * (one.visits - other.visits) : 0))
      .filter((menu) => state === '' || menu.state === state)
      .filter((menu) => plan === '' || menu.plan === Number(plan))
      .filter(({ owner }) => username === '' || owner?.username === username)
      .filter(({ institution, username }) => matchesQuery(q, `${institution.name ?? ''} ${username ?? ''}`));
    const from = (Number(page) - 1) * Number(limit);
    return new ListPage(found.slice(from, from + Number(limit)), found.length);
  }

  private auditLog(_params: Params, _body: unknown, { page = '1', limit = '15', about = 'menu' }: Query) {
    const from = (Number(page) - 1) * Number(limit);
    const entries = about === 'menu' ? this.entries : [MOVED];
    return new ListPage(entries.slice(from, from + Number(limit)), entries.length);
  }

  private setInactiveFrom(inactiveFrom: string | null) {
    this.state.menu = { ...this.state.menu, inactiveFrom };
    this.record(
      inactiveFrom === null ? 'menu-activated' : 'menu-deactivated',
      inactiveFrom === null ? {} : { from: inactiveFrom },
    );
    return {};
  }

  private setAdmins(admins: readonly string[], deed: AuditAction, admin: string) {
    this.state.menu = { ...this.state.menu, admins: [...admins] };
    this.record(deed, { admin });
    return {};
  }

  readonly handlers: Handlers = {
    'account.lookUp': ({ username }) => this.person(username, ''),
    'logInLink.create': ({ username }) => {
      this.person(username, '');
      return { token: 'x'.repeat(43), expiresAt: new Date(Date.now() + 86_400_000).toISOString() };
    },
    'order.create': (_params, { user, totalAmount, subEnd }) => ({
      subEnd: String(subEnd),
      _id: this.state.newId('order'),
      number: 42,
      user: { username: String(user), ...this.person(user, '/user') },
      totalAmount: Number(totalAmount),
      totalOnPaid: 0,
      status: 'unready',
    }),
    'menu.create': (_params, { admins }) => {
      this.person((admins as readonly string[])[0], '/admins/0');
      return { ...this.state.menu, _id: this.state.newId('menu') };
    },
    'menu.activate': () => this.setInactiveFrom(null),
    'menu.deactivate': (_params, _body, { schedule }) =>
      this.setInactiveFrom(schedule || new Date(BEGAN).toISOString()),
    'menu.addAdmin': (_params, { admin }) => {
      this.person(admin, '/admin');
      return this.setAdmins([...(this.state.menu.admins ?? []), String(admin)], 'admin-added', String(admin));
    },
    'menu.removeAdmin': ({ username = '' }) => {
      const left = (this.state.menu.admins ?? []).filter((admin) => admin !== username);
      if (left.length === (this.state.menu.admins ?? []).length) throw notFound();
      return this.setAdmins(left, 'admin-removed', username);
    },
    'staffSearch.search': (_params, _body, { q = '', kind, related, limit = '6' }) => {
      const owned = someStaffMenus.map(({ _id, username, institution, owner = null, inactiveFrom = null }) => ({
        ...{ _id, username, name: institution.name ?? '', phone: '' },
        owner: owner && { username: '', name: '', phone: '', ...owner },
        inactiveFrom,
      }));
      const menus = owned.filter(
        ({ name, owner }) =>
          kind !== 'clients' && matchesQuery(q, related === '1' ? `${name} ${owner?.name} ${owner?.username}` : name),
      );
      const clients = Object.entries(PEOPLE)
        .map(([username, person]) => ({
          username,
          ...person,
          menus: owned.filter(({ owner }) => owner?.username === username).slice(0, MAX_MENUS_OF_CLIENT),
        }))
        .filter(
          ({ username, name, phone, menus: own }) =>
            kind !== 'menus' &&
            matchesQuery(
              q,
              `${name} ${username} ${phone} ${related === '1' ? own.map((one) => one.name).join(' ') : ''}`,
            ),
        );
      // Each client has one order.
      const orders =
        kind === undefined
          ? clients.map((one, at) => ({ _id: idOf('order', at), number: 1047 + at, venue: '', ...one }))
          : [];
      return {
        menus: menus.slice(0, kind ? Number(limit) : Math.min(2, Number(limit))),
        clients: clients.slice(0, kind ? Number(limit) : 1),
        orders: orders.slice(0, 1),
        totals: { menus: menus.length, clients: clients.length, orders: orders.length },
      };
    },
    'menu.list': (_params, _body, query) => this.staffMenus(query),
    'menu.listInactive': () => this.inactive,
    'menu.trashMany': (_params, { menus }) => {
      const ids = new Set(menus as readonly string[]);
      const moved = this.inactive.filter(({ _id }) => ids.has(_id));
      this.inactive = this.inactive.filter(({ _id }) => !ids.has(_id));
      this.deleted = [...moved, ...this.deleted];
      return moved;
    },
    'menu.listDeleted': () => this.deleted.map(deletedFrom),
    'menu.restore': ({ menuId }) => {
      const menu = this.deleted.find(({ _id }) => _id === menuId);
      if (!menu) throw notFound();
      this.deleted = this.deleted.filter((one) => one !== menu);
      this.inactive = [...this.inactive, menu];
      return menu;
    },
    'auditLog.ofMenu': (params, body, query) => this.auditLog(params, body, query),
    'auditLog.ofClient': (params, body, query) => this.auditLog(params, body, query),
  };
}
