import { expect, it } from 'vitest';
import type { Access } from './core/endpoint.js';
import { allEndpoints } from './endpoints.js';

/**
 * The calls that need less than an editor of the menu or staff, or more than an editor. The API test of the roles takes
 * each call's access from its declaration, so only this list notices a declaration that became weaker.
 */
const CALLS: Partial<Record<Access, readonly string[]>> = {
  visitor: [
    'account.forgot',
    'account.logIn',
    'account.reset',
    'account.signUp',
    'cart.cancel',
    'cart.change',
    'cart.create',
    'cart.previewRepeat',
    'cart.read',
    'cart.removeLine',
    'cart.repeat',
    'cart.sent',
    'cart.stream',
    'contract.docs',
    'contract.openapi',
    'distance.measure',
    'interest.record',
    'interest.visit',
    'logInLink.use',
    'menu.read',
    'table.call',
    'table.callsOfToken',
    'table.ofToken',
    'team.preview',
  ],
  user: [
    'account.changePassword',
    'account.endOtherSessions',
    'account.endSession',
    'account.logOut',
    'account.me',
    'account.resend',
    'account.sessions',
    'account.verify',
    'team.accept',
  ],
  'self-service': ['menu.create'],
  'any-editor': ['publicImage.list', 'publicImage.read'],
  'target-editor': ['upload.send'],
  orders: ['extraGroup.changeExtra', 'guestOrder.count', 'item.changeSubItem', 'printer.states'],
  venue: [
    'guestOrder.list',
    'guestOrder.move',
    'guestOrder.open',
    'guestOrder.practice',
    'guestOrder.read',
    'guestOrder.stats',
    'guestOrder.stream',
    'guestOrder.ticket',
    'printer.dismissExpired',
    'printer.listExpired',
    'printer.printExpired',
    'table.answerCall',
    'table.listCalls',
    'team.leave',
  ],
  owner: ['auditLog.ofMenu', 'team.changeRole', 'team.invite', 'team.list', 'team.remove', 'team.revoke'],
};

/** What only staff may do to a single menu. */
const STAFF_OF_ONE_MENU: readonly string[] = ['menu.activate', 'menu.addAdmin', 'menu.deactivate', 'menu.removeAdmin'];

const calls = Object.entries(allEndpoints);

it('leaves to visitors, users, owners and order takers only what is listed', () => {
  for (const [access, names] of Object.entries(CALLS))
    expect(
      calls
        .filter(([, call]) => call.access === access)
        .map(([name]) => name)
        .toSorted(),
      access,
    ).toEqual(names);
});

it('limits editors to calls below their menu, and opens all to staff', () => {
  const rest = calls.filter(([, { access }]) => !(access in CALLS));
  for (const [name, { access, path }] of rest) {
    const isOfMenu = path.startsWith('/quickmenu/:menuId') && !STAFF_OF_ONE_MENU.includes(name);
    expect([name, access]).toEqual([name, isOfMenu ? 'editor' : 'staff']);
  }
});
