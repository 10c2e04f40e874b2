import { inLanguage, lineName, type RepeatPreview } from '@qaima/schemas';
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

/**
 * Whether the venue's message only lists titles that the page shows anyway. The inbox fills in such a message by
 * default.
 */
const onlyNames = (text: string, titles: readonly string[]) =>
  text.split(/[،,]/).every((part) => titles.includes(part.trim()));

/** Why the venue rejected the order: the reason, the dishes that are sold out, and the venue's own message. */
export function RejectReason({ cart }: { readonly cart: OrderCart }) {
  const { reason = 'other', reasonText, items, menu } = cart;
  const messages = useMessages(orderMessages);
  const own = useContentLang();
  const missing = useMissing();
  // The inbox lists the titles in the venue's own language.
  const ownNames = items.map((line) => lineName(inLanguage(line, menu.languages.default)));
  const [before, after] = messages.soldOut;
  return (
    <>
      {reason === 'sold-out' && missing.length > 0 ? (
        <p>
          {before}{' '}
          {missing.map((title, index) => (
            <Fragment key={index}>
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
      {reasonText && !onlyNames(reasonText, [...missing, ...ownNames]) && (
        <p className="words">
          <bdi {...own(reasonText)}>{reasonText}</bdi>
        </p>
      )}
      <p className="lede">{messages.nothingTaken}</p>
    </>
  );
}
