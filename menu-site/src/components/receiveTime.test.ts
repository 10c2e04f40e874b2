import { expect, it } from 'vitest';
import type { ReceiveOption } from '@qaima/schemas';
import { arabic } from '../i18n/cart.ar.js';
import { receiveTime } from './receiveTime.js';

const pickup: ReceiveOption = {
  _id: 'pickup',
  title: 'استلام',
  description: '',
  ionIcon: 'bag-outline',
  kind: 'pickup',
};
const menu = (purchaseMethod: 'order' | 'reserve') => ({
  settings: { purchaseMethod, orders: { mode: 'inbox', prepMinutes: 20 } } as const,
});

it('is the preparation time of an order, and nothing for a reservation', () => {
  expect(receiveTime(pickup, menu('order'), arabic)).toBe('20 دقيقة');
  expect(receiveTime(pickup, menu('reserve'), arabic)).toBeUndefined();
});
