import type { ar } from '../ar/specialHours.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  specialHours: {
    title: 'Special hours',
    hint: 'Ramadan, holidays, repairs: days with other hours, or closed, that take the place of the week and end by themselves.',
    needsWeek: 'Add the hours of the week: without them visitors do not know when you open on other days.',
    closeToday: 'Closed today',
    isClosedToday: 'You are closed today',
    stillOpen: 'Yesterday’s hours still run until their end. If you close now, change their end in the usual week.',
    createTitle: 'New special hours',
    create: 'Add hours',
    edit: 'Edit special hours',
    delete: 'Delete special hours',
    sure: 'Delete these hours? The week counts again.',
    everyDay: 'Every day',
    othersApply: '%{dates}: “%{title}” applies instead of these hours.',
    theseApply: '%{dates}: these hours apply instead of “%{title}”.',
    whichApply: 'Where ranges share a day, the shorter one applies; of equally long ones, the one added last.',
    open: 'Open',
    openOn: 'Open on %{day}',
    copyToAll: 'Copy to all days',
    copyToOpen: 'Copy to the open days',
    removeInterval: 'Delete interval %{number}',
    proposals: 'Ramadan and the Eids',
    unconfirmed: 'Proposed, not confirmed',
    sighting: 'By the calendar; the sighting may move each by a day. Nothing changes until you confirm.',
    confirm: 'Confirm %{title}',
    review: 'Edit the days',
    reviewOf: 'Edit the days of %{title} before confirming',
  },
};
