/** English messages. */
import { pluralize } from './pluralize.js';
import type { SiteMessages } from './messages.ar.js';

export const english: SiteMessages = {
  skip: 'Skip to the menu',
  optional: 'optional',
  showPassword: 'Show',
  hidePassword: 'Hide',
  inOtherLanguage: 'العربية',

  menuTitle: 'Menu and prices',
  orderMenu: 'Order from the menu',
  pageDescription: (name) => `The menu of ${name}: dishes, prices, offers, opening hours and branches.`,

  menu: 'Side menu',
  share: 'Share the menu',
  close: 'Close',
  callUs: 'Call us',
  whereWeAre: 'Find us',
  sections: 'Menu sections',
  items: pluralize('en', { one: '1 item', other: '# items' }),
  search: 'Search the menu',
  endSearch: 'End the search',
  nothingFound: {
    title: 'Nothing found',
    text: 'Try another word, or read the whole menu.',
    all: 'Show the whole menu',
  },

  pinned: 'Featured',
  popular: 'Popular',
  all: 'All',
  soldOut: 'Sold out',
  soldOutUntil: (day: string) => `Sold out until ${day}`,
  startsFrom: 'From',
  moreOptions: pluralize('en', { one: 'and 1 more option', other: 'and # more options' }),
  options: 'Options',
  oldPrice: 'Price before the discount',
  off: { before: '', after: 'off' },
  combos: 'Combos',
  includes: 'Includes',

  details: 'About us',
  hours: 'Opening hours',
  today: 'Today',
  dayOff: 'Closed',
  allDay: 'Open 24 hours',
  until: 'to',
  branches: 'Branches',
  location: 'Find us on the map',
  receiveOptions: 'Ways to receive your order',
  contact: 'Contact us',
  networks: {
    whatsapp: 'WhatsApp',
    instagram: 'Instagram',
    facebook: 'Facebook',
    x: 'X',
    snapchat: 'Snapchat',
    email: 'E-mail',
  },
  enlarge: 'Enlarge the picture',
  howWasIt: 'How did you like it?',
  rate: 'Rate us on Google',
  otherMenu: 'See our other menu',
  madeWith: 'Powered by Qaima',

  empty: { title: 'The menu is being prepared', text: 'Nothing has been added yet. Please come back soon.' },
  inactive: {
    title: 'This menu is not active at the moment',
    text: 'It may be back soon. Please try again later.',
    again: 'Try again',
  },
  notFound: {
    title: 'Something went wrong: not found (404)',
    text: 'This page does not exist on the platform, probably because of a wrong or edited link.',
    home: 'To the front page',
  },
  unavailable: {
    title: 'The service is unavailable for a moment',
    text: 'This page cannot be shown right now. Please try again shortly.',
    again: 'Try again',
  },
};
