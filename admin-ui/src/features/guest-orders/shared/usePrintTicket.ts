/** Prints the ticket of an order on 80 mm paper, by the browser's print dialog. */
import { useCallback } from 'react';
import { ApiError, guestOrderEndpoints, type GuestOrder } from '@qaima/schemas';
import { useNotify } from 'react-admin';
import { useApi } from '../../../data/api.js';
import { useMenuName } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';

const PAGE_STYLE =
  '@page { size: 80mm auto; margin: 0 } body { margin: 0 } img { display: block; inline-size: 72mm; margin: 0 auto }';

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

/**
 * `byHand` prints always, `onAccept` as well but without making a copy of what the venue's printers print at the same
 * time, `once` only if the ticket was not printed before: so one of several devices prints it.
 */
type PrintOccasion = 'byHand' | 'onAccept' | 'once';

type PrintTicket = (order: GuestOrder, occasion?: PrintOccasion) => Promise<void>;

const wasPrinted = (error: unknown) => error instanceof ApiError && error.statusCode === 409;

/** The server remembers what was printed, and marks later tickets as copies. */
export function usePrintTicket(): PrintTicket {
  const api = useApi();
  const menuId = useMenuName();
  const notify = useNotify();
  const t = useTranslate();
  return useCallback(
    async ({ _id: cartId }, occasion = 'byHand') => {
      const fetchTicket = (query: { readonly once?: '1' }) =>
        api.download(guestOrderEndpoints.ticket, { params: { menuId, cartId }, query });
      const fetchFirst = async () => {
        try {
          return await fetchTicket({ once: '1' });
        } catch (error) {
          if (!wasPrinted(error)) throw error;
          return occasion === 'once' ? null : fetchTicket({});
        }
      };
      try {
        const ticket = await (occasion === 'byHand' ? fetchTicket({}) : fetchFirst());
        if (ticket) await printPicture(ticket.file);
      } catch {
        notify(t('orderBoard.printFailed'), { type: 'error' });
      }
    },
    [api, menuId, notify, t],
  );
}
