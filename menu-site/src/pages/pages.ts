/** All pages of the site. The first page whose route matches and whose `load` accepts the data is rendered. */
import type { Page } from '../document/page.js';
import { accountPages } from './account/page.js';
import { cartPage, missingCartPage } from './cart/page.js';
import { conditionsPage } from './terms/page.js';
import { deliveryPage, endedDeliveryPage } from './delivery/page.js';
import { guidePages } from './guide/page.js';
import { inactivePage, notFoundPage, unavailablePage, unknownCodePage } from './errors/page.js';
import { landingPage } from './landing/page.js';
import { menuPage } from './menu/page.js';
import { privacyPage, withdrawPage } from './privacy/page.js';
import { orderPage } from './guest-order/page.js';

export const pages: readonly Page[] = [
  unavailablePage,
  menuPage,
  privacyPage,
  withdrawPage,
  inactivePage,
  landingPage,
  conditionsPage,
  ...guidePages,
  orderPage,
  cartPage,
  missingCartPage,
  deliveryPage,
  endedDeliveryPage,
  ...accountPages,
  unknownCodePage,
  notFoundPage,
];
