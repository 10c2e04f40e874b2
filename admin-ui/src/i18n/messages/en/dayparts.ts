import type { ar } from '../ar/dayparts.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  dayparts: {
    title: 'Serving times',
    hint: 'Breakfast until one, lunch deals, a Ramadan menu: sections and items that are served at certain times. Choose them in the form of the section or item.',
    createTitle: 'Add a serving time',
    create: 'Add a serving time',
    edit: 'Edit serving time',
    delete: 'Delete serving time',
    sure: 'Delete this serving time? What it limited is served always.',
    addWindow: 'Add a time',
    now: 'Served now',
    notNow: 'Not now',
    hidden: 'Not shown outside of it',
    uses: 'Sections: %{sections} · items: %{items}',
    chooseSections: 'Choose its sections',
    always: 'Without a choice it is served always.',
    none: 'Served always. Serving times, such as breakfast, are added on the screen of working hours.',
  },
};
