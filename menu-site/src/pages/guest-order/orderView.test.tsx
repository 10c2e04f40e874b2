import { expect, it } from 'vitest';
import { render } from '../../entry-server.js';
import { anOrder, someReceiveOptions } from '../../testing/cartFixtures.js';
import { aRequest } from '../../testing/menuFixtures.js';

const NOW = Date.parse('2026-11-21T11:10:00Z');

/** The text of the order's page, and its title. @param option the index of the receive option */
function shown(state: 'accepted' | 'ready', option: number): string {
  const order = anOrder(NOW, { state, receiveOption: option });
  const cart = { ...order, menu: { ...order.menu, orderReceiveOptions: someReceiveOptions } };
  const { html } = render(aRequest({ path: `/cart/${cart._id}`, now: NOW }), {
    kind: 'cart',
    cart,
    rty: false,
    back: null,
  });
  const page = new DOMParser().parseFromString(html, 'text/html');
  return `${page.title} ${page.querySelector('#progress')?.textContent ?? ''}`;
}

const [DELIVERY, PICKUP] = [0, 1];

it('says of a delivery when it leaves, and then that it is on its way', () => {
  expect(shown('accepted', DELIVERY)).toContain('يخرج إليك الساعة');
  expect(shown('accepted', DELIVERY)).not.toContain('جاهز');
  expect(shown('ready', DELIVERY)).toContain('طلبك في الطريق إليك');
  expect(shown('ready', DELIVERY)).not.toContain('جاهز');
});

it('says of a pickup when it is ready', () => {
  expect(shown('accepted', PICKUP)).toContain('يجهز الساعة');
  expect(shown('ready', PICKUP)).toContain('طلبك جاهز');
  expect(shown('ready', PICKUP)).not.toContain('الطريق');
});
