/** The address of carts. */
import type { RouteObject } from 'react-router-dom';
import { useSite } from '../../document/siteContext.js';
import { NotFoundPage } from '../errors/NotFoundPage.js';
import { CART_PATH } from './cartData.js';
import { CartPage } from './CartPage.js';

function CartAt() {
  const { data } = useSite();
  return data.kind === 'cart' ? <CartPage data={data} /> : <NotFoundPage />;
}

export const cartRoutes: RouteObject[] = [{ path: CART_PATH, element: <CartAt /> }];
