import type { ar } from '../ar/workingDays.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  workingDays: {
    caption: 'The usual week',
    today: 'Today',
    openNow: 'Open now',
    openUntil: 'Open now, closes %{time}',
    timeZone: 'Hours are in the time of',
    empty: 'No working hours yet. Choose a day to set its hours.',
    notSet: 'Not set',
    closed: 'Closed',
    allDay: 'Open all day',
    until: 'to',
    nextDay: 'the next day',
    addInterval: 'Add another shift',
    editOf: 'Edit the hours of %{day}',
    create: 'Save day',
    deleteOf: 'Delete %{day}',
    closedThen: 'Customers will see this day as closed.',
    saved: 'Day saved |||| %{smart_count} days saved',
    undone: 'The day is as it was |||| %{smart_count} days are as they were',
    changed: 'Day changed',
    deleted: '%{day} deleted',
    copied: 'Hours copied',
    bothEmpty: 'With both left empty, you are open all day.',
    noEnd: 'Without a closing time, you are open until midnight.',
    noStart: 'Without an opening time, you are open from midnight.',
    pastMidnight: 'These hours run past midnight, until the next day.',
    overlap: 'The shifts overlap: please check them. You are open from the first opening to the last closing.',
    earlyMorning:
      'The shift from %{time} counts as the early morning of this day. For the night after it, add it to the next day.',
    alsoOn: 'The same hours on these days too',
    copyTitle: 'Copy these hours to other days',
    copy: 'Copy to 1 day |||| Copy to %{smart_count} days',
  },
};
