import {
  canAcceptLate,
  endpointUrl,
  guestDataEndpoints,
  isFinal,
  isOnlyMessage,
  stateAt,
  type Cart,
} from '@qaima/schemas';
import { privacyLink } from '../document/links.js';
import { useMessages, useSite } from '../document/siteContext.js';
import { cartMessages, purchaseMethodOf } from '../i18n/cart.js';

/** What is kept about the guest of an order: to download, and to erase once the order has ended. (docs/privacy.md) */
export function OwnData({ cart }: { readonly cart: Cart }) {
  const { language, request } = useSite();
  const messages = useMessages(cartMessages);
  const { ownData, sending, privacyLink: about } = messages;
  const { _id: cartId, state = 'done', answerBy, anonymisedAt } = cart;
  const method = purchaseMethodOf(cart);
  const stored = { state, answerBy };
  const hasEnded =
    isOnlyMessage(stored) || (isFinal(stateAt(stored, request.now)) && !canAcceptLate(stored, request.now));
  return (
    <details className="card part own-data" id="own-data">
      <summary>{ownData.title}</summary>
      <p>{(anonymisedAt ? ownData.gone : ownData.text)[method]}</p>
      <p>
        <a className="act" href={endpointUrl(guestDataEndpoints.ofOrder, { cartId })} download={`order-${cartId}.json`}>
          {ownData.download[method]}
        </a>
      </p>
      {!anonymisedAt && !hasEnded && <p className="hint">{ownData.later[method]}</p>}
      {!anonymisedAt && hasEnded && (
        <>
          <p className="hint">{ownData.forgetText}</p>
          <p className="said" role="alert" />
          <button
            className="act with-script"
            type="button"
            data-forget={endpointUrl(guestDataEndpoints.forget, { cartId })}
            data-busy={sending}
          >
            {ownData.forget}
          </button>
        </>
      )}
      <p>
        <a href={privacyLink(cart.menu, language)}>{about}</a>
      </p>
    </details>
  );
}
