import {
  cartEndpoints,
  closedStatus,
  consentText,
  hasInbox,
  messagingLink,
  isShownAmount,
  isUnavailable,
  openSums,
  refusesOrdersWhenClosed,
  acceptsPurchases,
  endpointUrl,
  venuePhone,
  type Cart,
} from '@qaima/schemas';
import { privacyLink } from '../../document/links.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { Icon } from '../../components/Icon.js';
import { Phone } from '../../components/Phone.js';
import { CustomerFields } from './CustomerFields.js';
import { CartTotals } from './CartTotals.js';
import { CouponField } from './CouponField.js';
import { TipChoice } from './TipChoice.js';
import { SignedMoney } from '../../components/SumAmount.js';
import { purchaseMethodOf, cartMessages } from '../../i18n/cart.js';

interface CustomerProps {
  readonly cart: Cart;
}

/** The submit button. A menu that refuses orders while it is closed shows its next opening instead. */
function Submit({ cart }: CustomerProps) {
  const { request, language } = useSite();
  const messages = useMessages(cartMessages);
  const closed = refusesOrdersWhenClosed(cart.menu) ? closedStatus(cart.menu, new Date(request.now), language) : null;
  const hasUnavailable = cart.items.some(isUnavailable) && !cart.items.every(isUnavailable);
  const { sums } = openSums(cart);
  if (!closed) {
    return (
      <button className="act fill" type="submit" disabled data-busy={messages.sending}>
        <span>{hasUnavailable ? messages.sendRest : messages[purchaseMethodOf(cart)].submit}</span>
        {isShownAmount(sums.total) && (
          <span data-total="">
            <SignedMoney amount={sums.total} />
          </span>
        )}
      </button>
    );
  }
  const { opens } = closed;
  return (
    <button className="act" type="button" aria-disabled="true">
      <Icon name="clock" />
      {opens ? (
        <span>
          {messages.closed.from(opens.day)} <bdi dir="ltr">{opens.time}</bdi>
          {opens.inDays}
        </span>
      ) : (
        messages.closed.never
      )}
    </button>
  );
}

/** The box for messages with offers, never ticked beforehand. */
function Consent({ cart: { menu } }: CustomerProps) {
  const { language } = useSite();
  if (!menu.settings.guests?.marketing) return null;
  return (
    <label className="consent">
      <input type="checkbox" name="consent" />
      <span>{consentText(menu.institution.name?.trim() ?? '')[language]}</span>
    </label>
  );
}

/** The form for submitting a cart: customer details, receive option and submit button. */
export function CustomerForm({ cart }: CustomerProps) {
  const { language } = useSite();
  const messages = useMessages(cartMessages);
  const method = purchaseMethodOf(cart);
  const isOff = !acceptsPurchases(cart.menu);
  const opensMessage = !isOff && !hasInbox(cart.menu) && messagingLink(cart.menu.institution.whatsapp, '') !== null;
  return (
    <section className="part order-form" aria-labelledby="customer-title">
      <p className="said needs-script">{messages.needsScript[method]}</p>
      {isOff && <p className="said">{messages.purchasesOff[method]}</p>}
      <form className="form" action={endpointUrl(cartEndpoints.change, { cartId: cart._id })} method="post" noValidate>
        <fieldset className="fields">
          <CustomerFields cart={cart} />
        </fieldset>
        <Consent cart={cart} />
        <p className="hint">
          {messages.privacy[method]} <a href={privacyLink(cart.menu, language)}>{messages.privacyLink}</a>
        </p>
        {opensMessage && <p className="hint">{messages.opensMessage[method]}</p>}
        <p className="said" role="alert" data-invalid={messages.invalidFields} />
        <div id="send">
          <CouponField cart={cart} />
          <TipChoice cart={cart} />
          <CartTotals cart={cart} />
          {!isOff && (
            <div className="send-bar">
              <Submit cart={cart} />
            </div>
          )}
        </div>
      </form>
      {isOff && <Phone number={venuePhone(cart.menu)} />}
      <noscript>
        <i />
      </noscript>
    </section>
  );
}
