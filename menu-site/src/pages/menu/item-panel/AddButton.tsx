import { acceptsPurchases } from '@qaima/schemas';
import { useSite } from '../../../document/siteContext.js';
import type { SiteItem } from '../../../document/siteTypes.js';

/**
 * The number of letters that fit two lines of a card without picture; longer texts are truncated and shown in the
 * panel.
 */
const MAX_CARD_CHARACTERS = 80;

/**
 * Opens the item's panel. The client script shows and labels it, which saves a label on each card. If nothing is sold
 * it shows the picture and the full text.
 */
export function AddButton({ item }: { readonly item: SiteItem }) {
  const { data } = useSite();
  if (data.kind !== 'menu') return null;
  const sells = acceptsPurchases(data.menu);
  const isMore = Boolean(item.image) || item.description.length > MAX_CARD_CHARACTERS;
  if (!sells && !isMore) return null;
  return <button className={sells ? 'plus' : 'plus look-at'} type="button" />;
}
