import type { ar } from '../ar/firstDays.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  firstDays: {
    left: 'Your menu works, one step is left |||| Your menu works, %{smart_count} steps are left',
    leftWithoutItems:
      'Your menu awaits its first item, one step is left |||| Your menu awaits its first item, %{smart_count} steps are left',
    leftWhileStopped: 'Your menu is stopped, one step is left |||| Your menu is stopped, %{smart_count} steps are left',
    progress: '%{done} of %{of} are done. Each is ticked by itself once you have done it.',
    done: 'done',
    rest: 'The other steps',
    putAway: 'Hide this page',
    putAwayDone: 'The page of the first days is hidden.',
    allDone: 'All steps are done',
    allDoneHint: 'This page leaves the navigation now.',
    toReview: 'Show the menu',
    steps: {
      logo: { title: 'Logo', hint: 'Shown at the top of your menu and on the cards with its code.' },
      section: {
        title: 'First section',
        hint: 'Sections group your items, like grills and juices.',
        action: 'Add section',
      },
      items: {
        title: 'Five items',
        hint: 'Write them row by row, paste them from a table, or import a file.',
        action: 'Add items',
      },
      hours: { title: 'Opening hours', hint: 'They tell your visitors when you are open.', action: 'Enter the hours' },
      whatsapp: {
        title: 'WhatsApp number for orders',
        hint: 'Without it visitors can’t order, so they see no cart.',
        action: 'Save number',
        otherwise: 'Or receive orders here, without WhatsApp',
      },
      code: {
        title: 'Print the menu’s code',
        hint: 'An A4 sheet with four cards for the tables.',
        action: 'Download sheet',
      },
    },
  },
};
