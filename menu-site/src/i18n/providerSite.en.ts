/** English messages of the service's own header and footer. */
import type { ProviderSiteMessages } from './providerSite.ar.js';

export const english: ProviderSiteMessages = {
  brand: 'Qaima',
  logIn: 'Log in',
  signUp: 'Sign up',
  order: 'Order your menu',
  create: 'Create your menu now',
  orderText: 'Hello, I would like a digital menu for my restaurant.',
  contents: 'On this page',
  footer: {
    title: 'Let us prepare your menu',
    lede: 'Send us your menu as it is, and we come back with the one you would love to see.',
    selfService: 'Create it yourself on your phone: a few questions, and the code is ready to print.',
    noContact:
      'The provider has not published a way to get in touch yet. To subscribe, ask whoever gave you this address.',
    guide: 'Guide',
    conditions: 'Terms and conditions',
    pages: 'Pages of the site',
    contact: 'Contact',
    pictures: 'Food pictures from Fluent Emoji by Microsoft, MIT licence.',
  },
};
