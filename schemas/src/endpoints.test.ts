import { expect, it } from 'vitest';
import type { Access } from './core/endpoint.js';
import { SCOPES } from './core/scope.js';
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
    'delivery.finish',
    'delivery.read',
    'distance.measure',
    'factor.complete',
    'guestData.consent',
    'guestData.forget',
    'guestData.ofOrder',
    'guestData.withdraw',
    'interest.record',
    'interest.visit',
    'logInLink.use',
    'menu.read',
    'orderCorrection.answer',
    'table.call',
    'table.callsOfToken',
    'table.ofToken',
    'team.preview',
  ],
  user: [
    'account.changePassword',
    'account.confirm',
    'account.endOtherSessions',
    'account.endSession',
    'account.logOut',
    'account.me',
    'account.resend',
    'account.sessions',
    'account.verify',
    'factor.confirmTotp',
    'factor.read',
    'factor.removeTotp',
    'factor.renewRecovery',
    'factor.startTotp',
    'team.accept',
  ],
  'self-service': ['menu.create'],
  'any-editor': ['publicImage.list', 'publicImage.read'],
  'target-editor': ['upload.send'],
  orders: ['availability.send', 'extraGroup.changeExtra', 'guestOrder.count', 'item.changeSubItem', 'printer.states'],
  venue: [
    'guestOrder.list',
    'guestOrder.move',
    'guestOrder.open',
    'guestOrder.practice',
    'guestOrder.read',
    'guestOrder.stats',
    'guestOrder.stream',
    'guestOrder.ticket',
    'menuEvent.feed',
    'orderCorrection.correct',
    'orderCorrection.preview',
    'printer.dismissExpired',
    'printer.listExpired',
    'printer.printExpired',
    'table.answerCall',
    'table.listCalls',
    'team.leave',
  ],
  'venue-owner': [
    'apiKey.create',
    'apiKey.list',
    'apiKey.remove',
    'guestData.consents',
    'guestData.erase',
    'guestData.export',
    'guestData.ofGuest',
    'guestData.processing',
    'webhook.change',
    'webhook.create',
    'webhook.deliveries',
    'webhook.list',
    'webhook.remove',
    'webhook.resend',
    'webhook.rotate',
    'webhook.test',
  ],
  printer: ['cloudPrint.confirm', 'cloudPrint.fetch', 'cloudPrint.poll'],
  'front-server': [
    'frontServer.acknowledgements',
    'frontServer.events',
    'frontServer.revisions',
    'frontServer.sitemap',
    'frontServer.visits',
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

it('opens a scope of keys only for calls below a menu, and each scope for some', () => {
  const scoped = calls.filter(([, { scope }]) => scope !== undefined);
  for (const [name, { path }] of scoped) expect([name, path]).toEqual([name, expect.stringContaining('/:menuId')]);
  expect(new Set(scoped.map(([, { scope }]) => scope))).toEqual(new Set(SCOPES));
  // Neither the secrets of printers nor the team may come with a key.
  for (const [name] of scoped) expect(name).not.toMatch(/^(?:apiKey|guestData|webhook|printer|team|account|upload)\./);
});

it('limits editors to calls below their menu, and opens all to staff', () => {
  const rest = calls.filter(([, { access }]) => !(access in CALLS));
  for (const [name, { access, path }] of rest) {
    const isOfMenu = path.startsWith('/quickmenu/:menuId') && !STAFF_OF_ONE_MENU.includes(name);
    expect([name, access]).toEqual([name, isOfMenu ? 'editor' : 'staff']);
  }
});
