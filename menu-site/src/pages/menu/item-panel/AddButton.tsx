import { acceptsPurchases } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import type { SiteCombo, SiteItem, SiteMenu } from '../../../document/siteTypes.js';
import { cartMessages } from '../../../i18n/cart.js';
import { addModeOfCombo, addModeOfItem, type AddMode } from './panelData.js';

/**
 * The number of letters that fit two lines of a card without picture; longer texts are truncated and shown in the
 * panel.
 */
const MAX_CARD_CHARACTERS = 80;

/**
 * A card's button: `+` adds at once, and the other opens the panel, where something must be chosen. The client script
 * shows and labels it, which saves a label on each card.
 */
function Button({ mode }: { readonly mode: AddMode }) {
  const { panel } = useMessages(cartMessages);
  if (mode === 'at-once') return <button className="plus" type="button" />;
  return (
    <button className="plus pick" type="button">
      {panel.pick}
    </button>
  );
}

/** A reservation needs dates: its button opens the panel, but looks the same on all cards. */
const reserves = ({ settings }: SiteMenu) => settings?.purchaseMethod === 'reserve';

/** Adds the combo, or opens its panel. */
export function AddComboButton({ combo }: { readonly combo: SiteCombo }) {
  const { data } = useSite();
  if (data.kind !== 'menu' || !acceptsPurchases(data.menu)) return null;
  return <Button mode={reserves(data.menu) ? 'at-once' : addModeOfCombo(combo)} />;
}

/** Adds the item, or opens its panel. If nothing is sold, the panel shows the picture and the full text. */
export function AddButton({ item }: { readonly item: SiteItem }) {
  const { data } = useSite();
  if (data.kind !== 'menu') return null;
  const sells = acceptsPurchases(data.menu);
  const isMore = Boolean(item.image) || item.description.length > MAX_CARD_CHARACTERS;
  if (!sells && !isMore) return null;
  if (!sells) return <button className="plus look-at" type="button" />;
  return <Button mode={reserves(data.menu) ? 'at-once' : addModeOfItem(data.menu, item)} />;
}
