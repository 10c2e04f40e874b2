/** Opens the item that the URL's hash names: by a shared link, a reload, or the forward button. */
import { propertyOf } from '@qaima/schemas/core/typeGuards';
import { notify } from '../../../../client/notify.js';
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { ITEM_HASH } from '../../client/dialog.js';
import { settle } from '../../client/inPageLinks.js';
import { openItemPanel } from './itemPanel.js';
import { findCard } from './panelData.js';

const isDialogEntry = () => propertyOf(history.state, 'dialog') === 'item-sheet';

const removeHash = () => history.replaceState(null, '', location.pathname + location.search);

/** The id that the hash names. Messengers append parameters to a link (`#item=…&utm_source=…`), which are ignored. */
const linkedId = () => /^[\w-]*/.exec(location.hash.slice(ITEM_HASH.length))?.[0] ?? '';

export async function openLinkedItem(shop: DOMStringMap): Promise<void> {
  const id = linkedId();
  if (!id) return;
  const card = findCard(id);
  if (!card || card.hidden) {
    removeHash();
    notify(itemPanelMessages().noItem, { failed: true });
    return;
  }
  if (!isDialogEntry()) {
    // Closing the panel leads to the menu, at this item.
    removeHash();
    await settle(card);
  }
  openItemPanel(card, shop);
}
