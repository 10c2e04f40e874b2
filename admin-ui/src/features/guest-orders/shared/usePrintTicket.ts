/** Prints the ticket of an order on 80 mm paper, by the browser's print dialog. */
import { useCallback } from 'react';
import { guestOrderEndpoints, type GuestOrder } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useApi } from '../../../data/api.js';
import { readStoredJson, writeStored } from '../../../data/browserStorage.js';
import { useMenuName } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';

const KEY = 'qaima.printedTickets';
/** Maximum number of orders that are remembered as printed. */
const MAX_REMEMBERED = 200;
const PAGE_STYLE =
  '@page { size: 80mm auto; margin: 0 } body { margin: 0 } img { display: block; inline-size: 72mm; margin: 0 auto }';

function printedIds(): readonly string[] {
  const stored = readStoredJson(KEY);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

function rememberPrinted(id: string): void {
  const ids = [id, ...printedIds().filter((one) => one !== id)].slice(0, MAX_REMEMBERED);
  writeStored('localStorage', KEY, JSON.stringify(ids));
}

/** Whether this device has already printed a ticket of the order. A further ticket is marked as a copy. */
export const wasPrinted = (id: string): boolean => printedIds().includes(id);

/** Prints a picture in a hidden frame, and removes the frame afterwards. */
async function printPicture(picture: Blob): Promise<void> {
  const frame = document.createElement('iframe');
  frame.className = 'sr-only';
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  const address = URL.createObjectURL(picture);
  try {
    document.body.append(frame);
    const { contentDocument: page, contentWindow: view } = frame;
    if (!page || !view) throw new Error('The browser gave the frame no document');
    const style = page.createElement('style');
    style.textContent = PAGE_STYLE;
    const image = page.createElement('img');
    image.src = address;
    page.head.append(style);
    page.body.append(image);
    await image.decode();
    // The frame must exist while the dialog is open. `print` waits for the dialog, but not on all phones.
    view.print();
    await new Promise((resolve) => setTimeout(resolve, 1000));
  } finally {
    frame.remove();
    URL.revokeObjectURL(address);
  }
}

export function usePrintTicket(): (order: GuestOrder) => Promise<void> {
  const api = useApi();
  const menuId = useMenuName();
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    async ({ _id: cartId }) => {
      try {
        const query = wasPrinted(cartId) ? { reprint: '1' } : {};
        const { file } = await api.download(guestOrderEndpoints.ticket, { params: { menuId, cartId }, query });
        await printPicture(file);
        rememberPrinted(cartId);
      } catch {
        notify(t('orderBoard.printFailed'), { type: 'error' });
      }
    },
    [api, menuId, notify, t],
  );
}
