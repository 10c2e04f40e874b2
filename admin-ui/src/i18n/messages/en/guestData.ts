import type { ar } from '../ar/guestData.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  guestData: {
    keepDays:
      'After this time, the guest’s name, phone, address and notes are erased from an order; items and amounts stay. This can’t be undone.',
    marketing:
      'Yes: an unticked box is shown with the order. In Egypt you need a permit for electronic marketing, and in Saudi Arabia messages without consent are fined. Qaima sends no offers itself.',
    secondFactor:
      'Required: who has not turned on two-step verification on the account’s page reaches nothing here until then. Turn it on yourself first.',
    caption: 'Data of a guest',
    hint: 'If a guest asks what you hold, or wants it erased, search by the whole phone number or the e-mail address. There is no list of all guests, and each search is logged.',
    phone: 'Phone or e-mail',
    find: 'Search',
    none: 'Nothing is held about this phone or e-mail.',
    orders: 'Orders',
    consent: 'Agreed to messages with offers',
    withdrawn: 'Withdrew the consent to messages with offers',
    json: 'Download all data (JSON)',
    pdf: 'Download all data (PDF)',
    erase: 'Erase the data',
    eraseText: 'The name, phone, address and notes are erased from each order that has ended. This can’t be undone.',
    reason: 'The reason, which stays in the log',
    erased: 'The guest’s data was erased from %{count} orders.',
    open: 'These orders have not ended. Erase their data once they have:',
    papers: 'For your records',
    processing: 'Register of data processing',
    consents: 'Consents in force',
  },
};
