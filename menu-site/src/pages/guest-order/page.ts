import type { CartData } from '@qaima/schemas';
import type { Page, PageHead } from '../../document/page.js';
import cartDetailsCss from '../../styles/cartDetails.css?inline';
import formCss from '../../styles/form.css?inline';
import repeatCss from '../../styles/repeatCard.css?inline';
import siteCss from '../../styles/site.css?inline';
import orderCss from './order.css?inline';
import { OrderPage } from './OrderPage.js';
import { documentTitle, isFollowed, type OrderCart } from './orderView.js';

type OrderData = CartData & { readonly cart: OrderCart };

const isOrder = (data: CartData): data is OrderData => data.cart !== null && !data.rty && isFollowed(data.cart);

/** The page of a sent order that the venue receives in its inbox. Other submitted carts have a receipt. */
export const orderPage: Page<OrderData> = {
  path: '/cart/:id',
  status: 200,
  css: siteCss + formCss + cartDetailsCss + orderCss + repeatCss,
  load: (data) => (data.kind === 'cart' && isOrder(data) ? data : null),
  head({ cart }, { language, request }): PageHead {
    const title = documentTitle(cart, request.now, language);
    return {
      title,
      description: title,
      preview: null,
      colors: cart.menu.colors ?? null,
      script: import.meta.env.ORDER_SCRIPT_URL,
    };
  },
  Component: OrderPage,
};
