import type { ar } from '../ar/payments.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  payments: {
    cashHint: 'The guest pays in cash, and you record that it arrived.',
    cardHint: 'A card on your own device, at the door or in the venue. It never passes this system.',
    cliqHint:
      'The guest transfers from a bank’s app to your alias, and you confirm that the money arrived before you prepare.',
    titleHint: 'If empty, guests read the name of the kind.',
    beforeHint:
      'You get the order once it is paid, or once the guest says that it was transferred. Guests have 15 minutes.',
    afterHint: 'You get the order at once. It stays unpaid until you record that the money arrived.',
    aliasHint: 'Banks expect the alias of a merchant: a bank may stop transfers for sales to the account of a person.',
    caption: 'Guests’ payments',
    forVenue: 'Payments of guests are for the venue alone.',
    show: 'Show',
    all: 'All',
    waiting: 'To confirm',
    open: 'Not paid',
    due: 'To return',
    search: 'Reference or order number',
    none: 'No payments here',
    noneHint: 'Each order whose guest chose how to pay has its payment here.',
    order: 'Order #%{number}',
    notPlaced: 'Order not placed yet',
    sender: 'From %{sender}',
    last4: 'Last digits %{last4}',
    paid: 'It has arrived',
    failed: 'Not received',
    failedTitle: 'The money has not arrived?',
    failedText: 'This payment is closed and can’t be recorded afterwards. Call the guest first.',
    recorded: 'Recorded',
    giveBack: 'Record the return',
    refunded: 'Returned %{amount}',
    received: 'Received by method',
    arrived: 'Has the CliQ transfer arrived?',
    check: 'Open your bank’s app and look for %{amount} with the reference %{reference}.',
    yes: 'It has, accept the order',
    no: 'It has not, accept unpaid',
    later: 'Not now',
  },
};
