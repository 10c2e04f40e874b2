import { acceptsPurchases } from '@qaima/schemas';
import { useMessages, useSite } from '../../../document/siteContext.js';
import type { SiteCombo, SiteItem, SiteMenu } from '../../../document/siteTypes.js';
import { cartMessages } from '../../../i18n/cart.js';
import { addModeOfCombo, addModeOfItem, type AddMode } from './panelData.js';

/**
 * About this many characters fit into two lines of a card without a picture. A card truncates longer texts, and the
 * panel must show them.
 */
const MAX_CARD_CHARACTERS = 80;

/**
 * A card's button. `+` adds the item at once. A button with a text opens the panel, where the guest must choose
 * something. The HTML contains no accessible names: the client script sets them when it shows the buttons.
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

/** Whether the menu takes reservations. A reservation needs dates, so even a `+` button then opens the panel. */
const reserves = ({ settings }: SiteMenu) => settings?.purchaseMethod === 'reserve';

/** The button that adds the combo or opens its panel. */
export function AddComboButton({ combo }: { readonly combo: SiteCombo }) {
  const { data } = useSite();
  if (data.kind !== 'menu' || !acceptsPurchases(data.menu)) return null;
  return <Button mode={reserves(data.menu) ? 'at-once' : addModeOfCombo(combo)} />;
}

/**
 * The button that adds the item or opens its panel. If the menu takes no orders, the button only opens the panel, for
 * the picture and the full text. An item at market price has none where others are ordered.
 */
export function AddButton({ item }: { readonly item: SiteItem }) {
  const { data } = useSite();
  if (data.kind !== 'menu') return null;
  const sells = acceptsPurchases(data.menu);
  const isMore = Boolean(item.image) || item.description.length > MAX_CARD_CHARACTERS;
  if (sells ? item.askPrice : !isMore) return null;
  if (!sells) return <button className="plus look-at" type="button" />;
  return <Button mode={reserves(data.menu) ? 'at-once' : addModeOfItem(data.menu, item)} />;
}
