/** The terms in English. */
import type { ConditionsMessages } from './messages.ar.js';

export const english: ConditionsMessages = {
  title: 'Terms and conditions',
  description:
    'The terms of Qaima: what we offer, subscription and payment, who answers for content, and what data is kept and how it is deleted.',
  lede: 'Written to be read. By making an account you agree to them.',
  updated: 'Last changed',
  provider: 'Provider of the service',
  clauses: [
    {
      id: 'service',
      title: 'What we offer',
      text: [
        'Qaima shows the menu of your restaurant, café or shop on a public page with a link and a code, lets you manage it, and passes your guests’ orders and bookings on to you as a message.',
        'Buying and selling is between you and your guest alone. We are no party to an order: we do not collect its price, deliver it, or take a share of it.',
      ],
    },
    {
      id: 'account',
      title: 'Your account',
      text: [
        'Give your true details when you sign up, and keep your password to yourself. What is done from your account counts as yours; if you think somebody else got in, change the password at once, which logs the account out on all other devices.',
        'More than one person may manage a menu, each with an account of their own.',
      ],
    },
    {
      id: 'payment',
      title: 'Subscription and payment',
      text: [
        'We agree on the amount and the length of the subscription before we begin, and put both on an invoice.',
        'A first payment of at least a quarter of the amount is due with the order, and the rest on the date agreed, by instant transfer (CliQ) or in cash.',
        'If the rest is not paid by that date, or the subscription ends and is not renewed, we may deactivate the menu. Nothing in it is lost by that: once activated again it is as it was.',
      ],
    },
    {
      id: 'content',
      title: 'What is on the menu',
      text: [
        'What you write on your menu and the pictures you upload stay yours, and you answer for them being right: names, prices, offers, ingredients, allergens and opening hours. You allow us to show and store them, and to resize the pictures, as far as the service needs it and no further.',
        'You may not publish:',
      ],
      points: [
        'Anything against the law, or against somebody else’s right to a picture, a name or a mark.',
        'A price or an offer that you know to be untrue.',
        'Anything that harms visitors’ devices, or tries to reach the menus or accounts of others.',
      ],
    },
    {
      id: 'privacy',
      title: 'What we keep, and why',
      text: [
        'We keep only what the service needs, we do not sell it, and we put neither advertisements nor third-party trackers on your pages.',
      ],
      points: [
        'The account: name, username, e-mail and phone, and a fingerprint of the password from which it can’t be read.',
        'An order or a booking: items and prices, and the phone, name, e-mail, address and notes that the guest types. They are kept on the order’s page, which only who has its link can reach.',
        'Visits: how many browsers opened the menu on which day and hour, and which items were looked at longest, without names.',
        'The subscription: invoices and payments.',
        'Location: a visitor’s coordinates are used to find the closest branch, with their permission, and are not kept.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies, and what stays on the device',
      text: ['We use two cookies only, both of this site alone and out of reach of its scripts:'],
      points: [
        'qaima_session keeps you logged in. It ends 30 days after its last use, or when you log out.',
        'qaima_visitor is a random number of the visitor’s browser, so that a visit is not counted twice. It ends a year after the last visit.',
        'On the guest’s own device stay the link of their cart, and their name, phone and address so that they need not type them again. All of it goes when they clear the site’s data in their browser.',
      ],
    },
    {
      id: 'others',
      title: 'Services of others',
      text: [
        'The messaging button leads a guest to an app such as WhatsApp, and opening a branch’s map fetches its pictures from OpenStreetMap. Those services have terms and policies of their own.',
      ],
    },
    {
      id: 'deletion',
      title: 'Deletion',
      text: [
        'You delete whatever you like from your menu whenever you like. A menu that was deactivated and that we deleted can be restored for 30 days, and is then erased.',
        'If you want your account or menu deleted, or a guest wants the details of an order deleted, write to us. We may keep invoices for as long as the law demands.',
      ],
    },
    {
      id: 'liability',
      title: 'Limits of liability',
      text: [
        'We do our best to keep the service available, correct and safe, but we can’t promise that it is never interrupted. We do not answer for the quality of food, for mistakes in what a menu’s owner wrote, or for profit lost by an interruption. Our liability, where it is established, does not exceed what you paid for the current subscription, unless the law forbids this limit.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes of these terms',
      text: [
        'We may change this page, and the date at its top changes with it. If a change matters we tell you by e-mail before it takes effect, and you may end your subscription if you do not agree.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      text: ['For any question about these terms or your data, reach us by the ways named at the end of this page.'],
    },
  ],
};
