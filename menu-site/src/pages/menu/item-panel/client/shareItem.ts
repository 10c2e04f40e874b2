/** The panel's button that shares the link to the shown item. (docs/spec/public-site.md#sharing) */
import { itemPanelMessages } from '../../../../i18n/itemPanelMessages.js';
import { ITEM_HASH } from '../../client/dialog.js';
import { menuShareData, share } from '../../client/share.js';
import { createElement } from './createElement.js';
import { idOfCard } from './panelData.js';

function shareItem(card: HTMLElement): Promise<void> {
  const menu = menuShareData(document);
  const title = `${card.querySelector('h3')?.textContent ?? ''} | ${menu.title}`;
  return share({ title, text: title, url: `${menu.url}${ITEM_HASH}${idOfCard(card)}` });
}

/** @param shown returns the card of the item that the panel shows */
export function addShareButton(panel: HTMLElement, shown: () => HTMLElement | null): void {
  const button = createElement('button', {
    type: 'button',
    className: 'shut share',
    ariaLabel: itemPanelMessages().share,
  });
  // The icon of the button that shares the menu.
  const icon = document.querySelector('[data-share] svg');
  if (icon) button.append(icon.cloneNode(true));
  button.addEventListener('click', () => {
    const card = shown();
    if (card) void shareItem(card);
  });
  panel.querySelector('.shut')?.after(button);
}
