import type { ar } from '../ar/dateField.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  dateField: {
    placeholder: 'dd/mm/yyyy',
    open: 'Choose from the calendar',
    wrong: 'Write the date like this: 31/12/2026',
    notSaved: 'Not saved: \u2066%{text}\u2069 is no day of the calendar. Write it like this: 31/12/2026',
    notEmpty: 'Not saved: a date is required. Write it like this: 31/12/2026',
    restore: 'Back to %{date}',
  },
};
