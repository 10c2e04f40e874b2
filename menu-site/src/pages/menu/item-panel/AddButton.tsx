import { acceptsPurchases } from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import type { SiteItem } from '../../../document/siteTypes.js';

/** Letters that two lines of a card without a picture hold at most: more are cut there, and read in the panel. */
const CARD_HOLDS = 80;

/**
 * Opens the item's panel. It shows itself once the page's script can answer it, which then names it after its item: a
 * thousand cards need no thousand labels. Where nothing is sold it shows the picture, and all that is written of the item.
 */
export function AddButton({ item }: { readonly item: SiteItem }) {
  const { data } = useSite();
  if (data.kind !== 'menu') return null;
  const sells = acceptsPurchases(data.menu);
  const isMore = Boolean(item.image) || item.description.length > CARD_HOLDS;
  if (!sells && !isMore) return null;
  return <button className={sells ? 'plus' : 'plus look-at'} type="button" />;
}
