import type { ar } from '../ar/client.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  client: {
    page: 'Client’s page',
    loading: 'Loading the client…',
    notFound: 'There is no client with this name',
    notFoundHint: 'The username may have changed, or a letter of the link is missing.',
    toOrders: 'To the orders',
    account: 'Account',
    owes: 'Outstanding',
    owed: 'In the client’s favour',
    settled: 'Nothing outstanding',
    paidForCanceled: 'Of it for cancelled orders',
    write: 'Write a message',
    chat: 'WhatsApp',
    call: 'Call',
    newOrder: 'New order',
    orders: 'Orders',
    noOrders: 'No orders yet',
    paidOf: '%{paid} of %{total}',
    ends: 'Ends %{date}',
    ended: 'Ended %{date}',
    menus: 'Menus',
    noMenus: 'No menus yet',
    openMenu: 'Open the menu',
    manage: 'Manage it',
    visits: '1 visit in 30 days |||| %{smart_count} visits in 30 days',
    messages: 'Messages sent',
    noMessages: 'No message yet',
    by: 'by %{name}',
  },
};
