import { useSite } from '../document/siteContext.js';
import { takesPurchases } from '../cart/Shop.js';
import type { SiteItem } from '../site.js';

/**
 * Opens the item's panel. It shows itself once the page's script can answer it, which then names it after its item: a
 * thousand cards need no thousand labels. Where nothing is sold it shows the picture, if there is one.
 */
export function AddButton({ item }: { readonly item: SiteItem }) {
  const { data } = useSite();
  if (data.kind !== 'menu') return null;
  const sells = takesPurchases(data.menu);
  if (!sells && !item.image) return null;
  return <button className={sells ? 'plus' : 'plus look-at'} type="button" />;
}
