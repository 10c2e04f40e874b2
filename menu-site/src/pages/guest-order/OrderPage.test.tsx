/** The page of a sent order, as the server draws it. (docs/spec/public-site.md#order-page) */
import type { Cart, GuestOrderState } from '@qaima/schemas';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSite, SiteContext } from '../../document/siteContext.js';
import { anOrder } from '../../testing/cartFixtures.js';
import { aRequest } from '../../testing/menuFixtures.js';
import { recordMessage, showRecordedMessage } from './client/orderAsMessage.js';
import { OrderPage } from './OrderPage.js';
import type { OrderCart } from './orderView.js';

/** Saturday, 23:30 in Amman: the venue is closed, and opens at 10:00. */
const NIGHT = Date.parse('2026-11-21T20:30:00Z');
const OPENING = Date.parse('2026-11-22T08:00:00Z');

/** An order at the request's time, of a venue that takes orders in `mode`. */
function order(now: number, fields: Partial<Cart> & { readonly state: GuestOrderState }, mode: 'inbox' | 'both') {
  const { menu, ...rest } = anOrder(now, fields);
  return { ...rest, menu: { ...menu, settings: { ...menu.settings, orders: { mode } } } };
}

function show(cart: OrderCart, now: number, language: 'ar' | 'en' = 'ar'): void {
  const data = { kind: 'cart', cart, rty: false, back: null } as const;
  document.body.innerHTML = renderToStaticMarkup(
    <SiteContext value={createSite(aRequest({ now, language }), data)}>
      <OrderPage data={data} />
    </SiteContext>,
  );
}

const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
/** The links to the venue's WhatsApp whose message contains the whole order. */
const orderMessages = () =>
  Array.from(document.querySelectorAll<HTMLAnchorElement>('a[href*="wa.me"]')).filter(({ href }) =>
    decodeURIComponent(href).includes('/cart/'),
  );

const NOON = aRequest().now;

describe('an order of a venue that takes orders both ways', () => {
  beforeEach(() => localStorage.clear());

  it('is offered as a message while it waits, and not asked for again once that was opened', () => {
    const cart = order(NOON, { state: 'pending' }, 'both');
    show(cart, NOON);
    expect(document.querySelectorAll('a[data-message]')).toHaveLength(1);
    expect(orderMessages()).toHaveLength(2);
    recordMessage(cart.menu._id, cart._id);
    showRecordedMessage(cart.menu._id, 'another');
    expect(document.documentElement.className).toBe('');
    showRecordedMessage(cart.menu._id, cart._id);
    expect(document.documentElement.className).toBe('messaged');
  });

  it('is offered by one link if nobody of the venue listens, and if the order was accepted at once', () => {
    show(order(NOON, { state: 'pending', isUnattended: true }, 'both'), NOON);
    expect(document.querySelectorAll('.as-message')).toHaveLength(0);
    expect(orderMessages()).toHaveLength(1);
    const at = new Date(NOON).toISOString();
    const steps: Cart['steps'] = [
      { state: 'pending', at },
      { state: 'accepted', at },
    ];
    show(order(NOON, { state: 'accepted', steps }, 'both'), NOON);
    expect(document.querySelectorAll('.as-message')).toHaveLength(1);
    show(order(NOON, { state: 'accepted' }, 'both'), NOON);
    expect(document.querySelectorAll('.as-message')).toHaveLength(0);
  });

  it('is offered by no link if the venue takes orders in the inbox only', () => {
    show(order(NOON, { state: 'pending' }, 'inbox'), NOON);
    expect(orderMessages()).toHaveLength(0);
  });
});

describe('an order that waits for the opening', () => {
  it('keeps phone and chat, although nobody listens at night', () => {
    const answerFrom = new Date(OPENING).toISOString();
    const answerBy = new Date(OPENING + 300_000).toISOString();
    show(order(NIGHT, { state: 'pending', answerFrom, answerBy, isUnattended: true }, 'inbox'), NIGHT);
    expect(textOf('h2')).toBe('وصل طلبك، والمكان مغلق الآن');
    const contacts = Array.from(document.querySelectorAll<HTMLAnchorElement>('.contact-row a'));
    expect(contacts.map(({ protocol }) => protocol)).toEqual(['tel:', 'https:']);
    expect(document.querySelector('[data-unattended]')).toBeNull();
  });
});
