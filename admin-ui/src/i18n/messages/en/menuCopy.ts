import type { ar } from '../ar/menuCopy.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  copies: {
    open: 'Copy to another menu',
    section: 'Copy “%{title}” to another menu',
    menu: 'Copy the whole menu to another menu',
    hint: 'You have more than one menu: copy what is in this one to another.',
    what: 'What is copied:',
    nothing: 'There is nothing to copy.',
    chooseMenu: 'Choose the menu first.',
    to: 'To the menu',
    unnamed: 'Unnamed menu (%{id})',
    note: 'The copies are added to what the other menu has, and nothing changes here.',
    currency:
      'Prices here are in %{from}, those of the other menu in %{to}. The numbers are copied as they are: check the prices there after copying.',
    send: 'Copy',
    sending: 'Copying…',
    done: 'Copied to “%{menu}”',
    doneHint: 'The copies come after what was there.',
    visit: 'Open the other menu',
    close: 'Close',
    undo: 'Undo the copy',
    undone: 'The copies were taken out of “%{menu}”',
    part: '%{label}: %{smart_count}',
    sections: '1 section |||| %{smart_count} sections',
    items: '1 item |||| %{smart_count} items',
    galleries: '1 gallery |||| %{smart_count} galleries',
    extraGroups: '1 group of extras |||| %{smart_count} groups of extras',
    dayparts: '1 serving time |||| %{smart_count} serving times',
    combos: '1 combo |||| %{smart_count} combos',
  },
};
