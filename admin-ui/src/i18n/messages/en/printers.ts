import type { ar } from '../ar/printers.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  printers: {
    caption: 'Printers',
    createTitle: 'Add a printer',
    create: 'Add printer',
    edit: 'Edit printer',
    delete: 'Delete printer',
    connected: 'Connected',
    away: 'Not connected',
    never: 'Has not connected yet',
    lastSeen: 'Last seen',
    allSections: 'All sections',
    copies: '1 copy |||| %{smart_count} copies',
    address: 'CloudPRNT address',
    addressHint1:
      'Print the printer’s self-test to learn its address in your network, open it in a browser, and choose CloudPRNT.',
    addressHint2: 'Turn the service on, paste this address as Server URL, set Polling Time to five seconds, and save.',
    test: 'Print a test',
    testSent: 'The test is waiting; it comes out when the printer asks for work',
    expired: 'Tickets that were not printed',
    expiredHint:
      'Their printer did not ask for them within 12 hours, so they will not print by themselves. They stay here for a week.',
    print: 'Print now',
    printOf: 'Print now: %{order}',
    printAll: 'Print all (%{count})',
    printQueued:
      'The ticket comes out when the printer asks for work |||| %{smart_count} tickets come out when the printer asks for work',
    dismiss: 'Dismiss',
    dismissOf: 'Dismiss the ticket: %{order}',
    dismissAll: 'Dismiss all',
    empty: 'No printers yet',
    emptyHint: 'A Star printer with CloudPRNT prints the kitchen’s tickets by itself, without a computer beside it.',
  },
};
