import type { CartData } from '@qaima/schemas';
import type { Page, PageHead } from '../../document/page.js';
import { cartMessages, purchaseMethodOf } from '../../i18n/cart.js';
import cardCss from '../../styles/card.css?inline';
import formCss from '../../styles/form.css?inline';
import notificationsCss from '../../styles/notifications.css?inline';
import siteCss from '../../styles/site.css?inline';
import refusedLinesCss from '../../styles/refusedLines.css?inline';
import repeatCss from '../../styles/repeatCard.css?inline';
import cartDetailsCss from '../../styles/cartDetails.css?inline';
import cartCss from './cart.css?inline';
import { CartPage } from './CartPage.js';

/** The cart, or its receipt after submission. */
export const cartPage: Page<CartData> = {
  path: '/cart/:id',
  status: 200,
  css: siteCss + cardCss + formCss + notificationsCss + cartDetailsCss + cartCss + refusedLinesCss + repeatCss,
  load: (data) => (data.kind === 'cart' && data.cart ? data : null),
  head({ cart }, { language }): PageHead {
    const messages = cartMessages[language];
    const title = cart ? messages[purchaseMethodOf(cart)].title : messages.missing.title;
    const name = cart?.menu.institution.name?.trim();
    return {
      title: name ? `${title} | ${name}` : title,
      description: title,
      preview: null,
      colors: cart?.menu.colors ?? null,
      script: import.meta.env.CART_SCRIPT_URL,
    };
  },
  Component: CartPage,
};

export const missingCartPage: Page<CartData> = {
  ...cartPage,
  status: 404,
  load: (data) => (data.kind === 'cart' ? data : null),
};
