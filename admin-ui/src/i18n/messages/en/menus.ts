import type { ar } from '../ar/menus.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  menus: {
    title: 'All menus',
    count: '1 menu |||| %{smart_count} menus',
    filters: 'Filter the menus',
    search: 'Search the menus',
    placeholder: 'Menu, client, phone, order number',
    all: 'All',
    menu: 'Menu',
    newest: 'Newest first',
    owner: 'Owner',
    open: 'Activation and audit log',
    empty: 'No menus here',
    noMatch: 'No menu matches “\u2068%{query}\u2069”',
    searchStopped: 'Search the inactive ones',
  },
};
