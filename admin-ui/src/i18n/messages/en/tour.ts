import type { ar } from '../ar/tour.js';
import type { Texts } from '../types.js';

export const en: Texts<typeof ar> = {
  tour: {
    next: 'Next',
    back: 'Back',
    done: 'Finish',
    skip: 'Skip tutorial',
    again: 'Guided tour',
    label: 'Tutorial',
    progress: 'Step %{step} of %{of}',
    review: {
      frame: {
        title: 'How visitors see your menu',
        text: 'This is your menu on your customers’ phones. Come back after each change to see how it looks.',
      },
    },
    sections: {
      table: {
        title: 'The sections of the menu',
        text: 'Sections hold your items: grills, juices and so on. Choose one to edit, hide or delete it.',
      },
      create: {
        title: 'Add a section',
        text: 'Type its name and choose its type. A main section has a stronger heading in your menu.',
      },
    },
    items: {
      create: {
        title: 'Add an item',
        text: 'A dish or a product with its name, description and price, and with sizes of their own prices if you like.',
      },
      image: {
        title: 'Add an image',
        text: 'Each item has a picture: upload it from your phone, or choose one of the public images.',
      },
      sale: {
        title: 'A sale on several items',
        text: 'Choose several items and give them one discount. Visitors see the price before and after it.',
      },
      bulk: {
        title: 'Add many at once',
        text: 'Prepare many items together and send them in one go, instead of adding them one by one.',
      },
    },
    galleries: {
      create: {
        title: 'Create a gallery',
        text: 'A gallery holds many images within a section, each with a note: the place, say, or today’s dishes.',
      },
    },
    branches: {
      info: {
        title: 'Your branches',
        text: 'The address, phone and map of each branch as your customers see them, so that they find the nearest.',
      },
    },
    workingDays: {
      hours: {
        title: 'The usual week',
        text: 'It tells visitors whether you are open and when you close. Here you edit the hours of each day, or close it.',
      },
      special: {
        title: 'Special hours',
        text: 'Ramadan, holidays, repairs: other hours between two dates. “Closed today” is one tap.',
      },
    },
    stats: {
      numbers: {
        title: 'Your visitors',
        text: 'How many new visitors came and how many visits there were, when they come and what draws them.',
      },
    },
    publicInfo: {
      mainImage: {
        title: 'The header image',
        text: 'The first thing visitors see. Choose a wide, clear picture of your place or of your best dish.',
      },
      logo: {
        title: 'The logo',
        text: 'It stands beside your name, and on the card that you print with your menu’s code.',
      },
      colors: {
        title: 'The colours',
        text: 'Four colours of your brand. See them on a real card before you save; we keep the words on them readable.',
      },
      metaContact: {
        title: 'Facebook, Instagram, WhatsApp',
        text: 'Links to your accounts. Orders reach you on WhatsApp, so make sure that its link is right.',
      },
      otherContact: {
        title: 'Other contacts',
        text: 'Phone, e-mail, X and Snapchat, and the id of another menu of yours if there is one.',
      },
      mainSettings: {
        title: 'Main settings',
        text: 'The name, description and address of your place, and the currency of your prices.',
      },
      google: {
        title: 'Google',
        text: 'Your place on the map, the link to rate you, and your coordinates, so that customers find you easily.',
      },
      phrases: {
        title: 'Opening and closing phrases',
        text: 'A word of welcome at the top of the menu, and a word of thanks at its end.',
      },
      privateSettings: {
        title: 'Private settings',
        text: 'Turn on orders or reservations, deals and the nearest branch, and choose a short name for your menu’s link.',
      },
    },
  },
};
