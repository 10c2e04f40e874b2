/**
 * Opens the panel for a line of the stored cart. `#line=` in the URL contains the line's index.
 * (docs/spec/public-site.md#cart-page)
 */
import { lineDraft } from '@qaima/schemas/cart/lineDraft';
import { callCartApi } from '../../../../client/cart/cartApi.js';
import { readStoredCart } from '../../../../client/cart/cartStore.js';
import { notify } from '../../../../client/notify.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { changeLine } from '../../../../client/cart/addToCart.js';
import { findCard } from './panelData.js';
import { openItemPanel } from './itemPanel.js';
import { takeReturnToCart } from '../../../../client/cart/returnToCartAfterEdit.js';

export async function editLine(shop: DOMStringMap): Promise<void> {
  // The address of a cart may follow.
  const index = Number(/^#line=(\d+)/.exec(location.hash)?.[1] ?? NaN);
  const { menu = '', call = '' } = shop;
  const stored = readStoredCart(menu);
  const { cart } = stored ? await callCartApi('GET', `${call}/${stored.id}`) : { cart: null };
  const shown = cart?.items[index];
  const id = shown?.combo?._id ?? shown?.item?._id ?? '';
  const card = id ? findCard(id) : null;
  if (!cart || !shown || !card || !card.querySelector('.plus')) {
    notify(itemPanelMessages().gone, { failed: true });
    return;
  }
  const line = lineDraft(shown);
  const comesFromCart = takeReturnToCart(cart._id);
  openItemPanel(card, shop, {
    line,
    save: (next) => changeLine({ menuId: menu, address: call }, line, next),
    leave() {
      // If the guest came from the cart page, going back restores the values typed there. A new tab has no such history
      // entry.
      if (comesFromCart) history.back();
      else location.replace(`/cart/${encodeURIComponent(cart._id)}${location.search}`);
    },
  });
}
