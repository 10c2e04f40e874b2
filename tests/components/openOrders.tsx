/** Opens the table of orders with the fake API. */
import { render, screen } from '@testing-library/react';
import { createFakeApi, type FakeOptions } from '../../stories/support/fake-api/createFakeApi.js';
import { anOrder, someOrders } from '../../stories/support/fake-api/orders.js';
import { aStaffAccount, StaffStory } from '../../stories/support/StaffStory.js';
import { renderUser } from './browserMocks.js';

export function openOrders(options: FakeOptions = {}, search = '', language: 'ar' | 'en' = 'ar') {
  const api = createFakeApi({ account: aStaffAccount(), orders: someOrders(5), ...options });
  render(<StaffStory api={api} at={`/orders${search}`} language={language} />);
  return { api, user: renderUser() };
}

/** The table's row of the client with this name. */
export async function rowOf(name: string) {
  const row = (await screen.findByRole('button', { name })).closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return row;
}

/** The panel of the order of the client with this name. */
export const panelOf = (name: string) => screen.findByRole('complementary', { name });

/** Search parameters that open the first order. */
export const FIRST_ORDER = `?order=${anOrder(0)._id}`;

/** Removes bidi control characters. */
export const plain = (text: string) => text.replaceAll(/[\u200e\u2066-\u2069]/g, '').trim();
