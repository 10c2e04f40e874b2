/** English messages of the landing page. */
import type { LandingMessages } from './messages.ar.js';

export const english: LandingMessages = {
  title: 'A digital menu for your restaurant or café',
  description:
    'A beautiful menu for your restaurant or café: it opens from a code on the table, takes orders and bookings, and you edit it from your phone whenever you like.',
  skip: 'Skip to the content',
  anchorsLabel: 'Sections of the page',
  anchors: {
    hero: 'Start',
    services: 'Services',
    whyus: 'Why us',
    ourstory: 'Our story',
    ourgoals: 'Our goals',
    ourvision: 'Our vision',
    footer: 'Contact',
  },
  demo: 'See a live menu',

  hero: {
    title: 'A menu that opens the appetite before the plate arrives',
    lede: 'A beautiful page in your restaurant’s name: it opens from a code on the table in a moment, takes orders and bookings, and you edit it from your phone whenever you like.',
    minutes: 'From your phone, in minutes: a few questions, and the code is ready to print.',
    free: 'No app to download, no account for your guest to open.',
  },
  film: { pause: 'Stop the motion', play: 'Play the motion' },
  device: {
    alt: 'A restaurant’s menu on a phone: its name and hours, then dishes with pictures and prices.',
    colours: 'Try it in your colour',
    tones: ['Brick', 'Olive', 'Navy'],
    name: 'Innova Restaurant',
    initial: 'I',
    about: 'Shawarma and charcoal burgers',
    open: 'Open now',
    left: { before: 'Closes in', figure: '2:35' },
    chips: ['Favourites', 'Shawarma', 'Salads'],
    burger: { title: 'Charcoal burger', description: 'Local beef, cheddar, house sauce.' },
    wrap: { title: 'Chicken shawarma', description: 'Garlic sauce, pickles, fresh saj bread.' },
    salad: { title: 'Fattoush', description: 'Morning greens, pomegranate molasses.' },
  },

  service: {
    title: 'Full service, from the first message',
    lede: 'You see to the food. We see that the menu reaches every table.',
    steps: [
      {
        title: 'You order',
        text: 'One message is enough: the name, and your menu as it is today, on paper, photo or file.',
      },
      { title: 'We prepare', text: 'We enter dishes, prices and pictures, and set colours and logo to your identity.' },
      { title: 'We deliver', text: 'You get a short link, a code ready to print, and an account to run it all from.' },
      { title: 'We follow up', text: 'We stay after the opening: we answer when you ask and change what you need.' },
    ],
  },

  easier: {
    title: 'Easier for you, easier for your guest',
    guest: {
      title: 'Your guest, at the table',
      points: [
        'Points the camera at the code, and the menu is there.',
        'Reads prices plainly; what is sold out is marked, what is on offer stands out.',
        'Chooses and sends the order in writing, so that nobody can mishear it.',
      ],
    },
    owner: {
      title: 'You, behind the counter',
      points: [
        'Change a price from your phone, and the next guest sees it.',
        'Something ran out? One tap, and nobody has to apologise.',
        'No more printing each time a price moves.',
      ],
    },
  },

  why: {
    title: 'Why us',
    reasons: [
      {
        title: 'High tech',
        text: 'A whole page lighter than a single photo. It reads on any phone and in any browser, for those who enlarge the type and those who listen to the screen.',
      },
      {
        title: 'Trust',
        text: 'Your menu is yours. No advertisements on your page, no third party watching your guests, and the source is open to whoever wants to make sure.',
      },
      {
        title: 'Speed',
        text: 'The menu is open before your guest looks elsewhere, even on a weak network. What you change shows at the very next visit.',
      },
    ],
  },

  story: {
    title: 'Our story',
    first:
      'We have all sat at a table, scanned a code, and waited for a heavy file to pinch and zoom for one single price.',
    rest: [
      'The food behind the door deserved better. So we made what we wished to see: a menu that reads from right to left because it was born Arabic, that puts the dish before the ornament, and respects the time of whoever reads it.',
      'Then we put its keys in the owner’s hand, who knows best what is in the kitchen tonight.',
    ],
  },

  services: {
    title: 'The quick menu',
    lede: 'All that a restaurant, a café or a sweet shop needs, in one menu in Arabic and English.',
    features: [
      {
        title: 'A code and a short link',
        text: 'Ready to print for the table; the code lives on when you change the name.',
      },
      {
        title: 'Orders and bookings',
        text: 'They ring on your screen and print in the kitchen, or reach you on WhatsApp.',
      },
      { title: 'Offers and combos', text: 'Discounts, combined meals and extras, with your favourites up front.' },
      { title: 'Branches and hours', text: 'Open or closed, where the closest branch is, and a call at a tap.' },
      { title: 'Your colours and logo', text: 'Your own identity, readable by day and in the dark.' },
      { title: 'Figures that help', text: 'Visits, orders and sales, by day and by dish.' },
    ],
    order: 'Order now',
    demo: 'The demo menu',
  },

  goals: {
    title: 'Our goals',
    list: [
      {
        title: 'That every guest can read',
        text: 'In their language, on their phone, whatever their network and their eyesight.',
      },
      { title: 'That owners own their menu', text: 'They change it themselves, at once, waiting for nobody.' },
      {
        title: 'That Arabic gets its due',
        text: 'Its type, direction, figures and grammar from the start, not as a late translation.',
      },
    ],
  },

  vision: {
    title: 'Our vision',
    text: 'That the menu be the first dish served at every Arab table.',
  },
};
