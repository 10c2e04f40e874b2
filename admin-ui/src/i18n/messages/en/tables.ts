import type { ar } from '../ar/tables.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  tables: {
    caption: 'Tables',
    createTitle: 'New table',
    create: 'Add table',
    addMany: 'Several tables',
    addAll: 'Add tables',
    edit: 'Edit table %{label}',
    named: 'Table %{label}',
    delete: 'Delete the table',
    anyBranch: 'All branches',
    address: 'Address of the table’s code',
    codeDies: 'Its printed code will no longer name the table; it still opens the menu.',
    rotate: 'New code',
    rotateTitle: 'A new code for table %{label}?',
    rotateText:
      'The code printed on this table stops working at once: it still opens the menu, but names no table. Print the new code and put it in its place.',
    rotateConfirm: 'Replace the old code',
    rotated: 'The table has a new code. Print it and put it in the old one’s place.',
    print: 'Print the codes',
    printOne: 'Print this table’s code',
    a4: 'Cards on A4 paper',
    stickers: 'Stickers',
    empty: 'No tables yet',
    emptyHint:
      'Add your tables and print their codes: guests who scan their table’s code order without typing its number, and can call the waiter.',
    backwards: 'The last number is before the first',
    tooMany: 'At most %{most} tables are added at once',
    allPresent: 'All of these tables exist',
    willAdd: '1 table will be added. |||| %{smart_count} tables will be added.',
    present: '1 exists and stays as it is. |||| %{smart_count} exist and stay as they are.',
    added: '1 table added |||| %{smart_count} tables added',
  },
};
