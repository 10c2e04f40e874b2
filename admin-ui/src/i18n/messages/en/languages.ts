import type { ar } from '../ar/languages.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  languages: {
    title: 'Languages of the menu',
    own: 'The menu’s language',
    ownHint: 'The language in which the menu is written. Changing it translates nothing.',
    names: { ar: 'Arabic', en: 'English' },
    offer: { ar: 'The menu in Arabic too', en: 'The menu in English too' },
    offerHint: 'Beneath each text there is a place for its translation.',
    missing: { ar: 'What lacks Arabic', en: 'What lacks English' },
    left: '%{smart_count} text of %{total} is left. Guests see it in the menu’s language. |||| %{smart_count} of %{total} texts are left. Guests see them in the menu’s language.',
    progress: 'Translated texts',
    search: 'Search the texts',
    filter: 'Filter',
    filters: {
      all: 'All',
      titles: 'Names',
      descriptions: 'Descriptions',
      sizes: 'Sizes and extras',
      sections: 'Sections',
      others: 'Other texts',
    },
    kinds: {
      venue: 'Venue',
      extra: 'Extra',
      zone: 'Zone of tables',
    },
    sizeOf: 'Option of %{smart_count} item |||| Option of %{smart_count} items, translated once',
    textOf: '%{label} of %{text}',
    complete: 'All texts are translated',
    nothingFound: 'No text contains what you are looking for',
    excel: 'Excel of the items to translate',
    excelHint:
      'It has the names, descriptions and sizes of items; all other texts are translated here. Fill in the columns whose names end in the language, then bring it back with',
    hint: 'Each row is saved when you leave it.',
    saved: 'Saved at %{time}. Each row is saved when you leave it.',
    rowSaved: 'Saved',
    failed: 'Not saved. What you typed is still here, and is saved when you leave the row again.',
    next: 'next',
    previous: 'previous',
    restore: 'restore',
    newLine: 'new line',
    undo: 'Undo',
  },
};
