import { inLanguage, orderedItems, type CartLine, type RepeatPreview } from '@qaima/schemas';
import { Fragment } from 'react';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { orderMessages } from './messages.js';
import type { OrderCart } from './orderView.js';

/** The lines of a rejected order that are no longer available. */
export function useMissing(): RepeatPreview['missing'] {
  const { data } = useSite();
  return (data.kind === 'cart' && data.repeat?.missing.filter(Boolean)) || [];
}

/** The items that the venue named as sold out when it rejected the order. They may be available again. */
const soldOutItems = (lines: readonly CartLine[], { soldOut = [] }: OrderCart) =>
  orderedItems(lines).filter(({ id }) => soldOut.includes(id));

/** Whether a line of the order contains an item that the venue named as sold out. */
export const isNamedSoldOut = (line: CartLine, cart: OrderCart): boolean => soldOutItems([line], cart).length > 0;

/** A list of titles in one form, whatever their sequence, and whichever comma of the two languages separates them. */
const plainList = (text: string) =>
  text
    .split(/[،,]/)
    .map((title) => title.trim())
    .toSorted()
    .join();

/** Why the venue rejected the order: the reason, the dishes that were sold out, and the venue's own message. */
export function RejectReason({ cart }: { readonly cart: OrderCart }) {
  const { reason = 'other', reasonText, items, menu } = cart;
  const messages = useMessages(orderMessages);
  const own = useContentLang();
  const named = reason === 'sold-out' ? soldOutItems(items, cart) : [];
  // Without a message of the venue, the inbox sends the titles in the venue's language, which the page shows anyway.
  const inMessage = soldOutItems(inLanguage(items, menu.languages.default), cart).map(({ title }) => title);
  const isOnlyNames = named.length > 0 && plainList(inMessage.join()) === plainList(reasonText ?? '');
  const [before, after] = messages.soldOut;
  return (
    <>
      {named.length > 0 ? (
        <p>
          {before}{' '}
          {named.map(({ id, title }, index) => (
            <Fragment key={id}>
              {index > 0 && messages.and}
              <b dir="auto" {...own(title)}>
                {title}
              </b>
            </Fragment>
          ))}
          {after}
        </p>
      ) : (
        (reason !== 'other' || !reasonText) && <p>{messages.reasons[reason]}</p>
      )}
      {reasonText && !isOnlyNames && (
        <p className="words">
          <bdi {...own(reasonText)}>{reasonText}</bdi>
        </p>
      )}
      <p className="lede">{messages.nothingTaken}</p>
    </>
  );
}
