import type { PurchaseMethod } from '@qaima/schemas';
import { useSite } from '../document/siteContext.js';
import { Icon } from '../ui/Icon.js';
import { useCartWords } from './words.js';

/** Leads to the cart; the script shows it once there is one, with its address, count and total. (Document 2, section 2.) */
export function CartBar({ method }: { readonly method: PurchaseMethod }) {
  const { language } = useSite();
  const words = useCartWords();
  return (
    <div className="cart-bar" hidden>
      <a className="go-to-cart" data-query={language === 'en' ? '?lang=en' : ''}>
        <bdi className="count" data-count="" />
        <Icon name={method === 'order' ? 'cart' : 'calendar'} />
        <b>{words.go[method]}</b>
        <span data-total="" />
      </a>
    </div>
  );
}
