/** How a sent order is paid: what to transfer where, and what has become of it. (docs/spec/public-site.md#order-page) */
import {
  endpointUrl,
  formatMoney,
  guestPaymentEndpoints,
  isFinal,
  methodTitle,
  toThousandths,
  type Cart,
  type NextStep,
} from '@qaima/schemas';
import { useMessages, useSite } from '../document/siteContext.js';
import { paymentMessages } from '../i18n/payment.js';

interface PaymentProps {
  readonly cart: Cart;
}

type OwnPayment = NonNullable<Cart['payment']>;

/** A detail of the transfer with a button that copies it. */
function Copyable({
  label,
  value,
  shown = value,
}: {
  readonly label: string;
  readonly value: string;
  readonly shown?: string;
}) {
  const texts = useMessages(paymentMessages);
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <bdi dir="auto">{shown}</bdi>
        <button
          className="act with-script"
          type="button"
          data-copies={value}
          data-copied={texts.copied}
          aria-label={`${texts.copy}: ${label}`}
        >
          {texts.copy}
        </button>
      </dd>
    </div>
  );
}

/** The transfer's details. The amount has three decimals, as banks ask for it. */
function Instructions({ next }: { readonly next: NextStep }) {
  const texts = useMessages(paymentMessages);
  const { alias = '', name, bank, amount = 0, reference = '', qr } = next;
  const exact = amount.toFixed(3);
  return (
    <>
      <p className="lede">{texts.how}</p>
      <dl className="transfer">
        <Copyable label={texts.alias} value={alias} />
        {name && (
          <div>
            <dt>{texts.name}</dt>
            <dd dir="auto">{name}</dd>
          </div>
        )}
        {bank && (
          <div>
            <dt>{texts.bank}</dt>
            <dd dir="auto">{bank}</dd>
          </div>
        )}
        <Copyable label={texts.amount} value={exact} shown={`${exact} JOD`} />
        <Copyable label={texts.reference} value={reference} />
      </dl>
      {qr && (
        <details className="transfer-qr">
          <summary>{texts.code}</summary>
          <img src={qr} alt={texts.qr} width="200" height="200" loading="lazy" />
          <p className="hint">{texts.qr}</p>
        </details>
      )}
    </>
  );
}

/** The form with which a guest says that the amount was transferred. It works without scripts. */
function Claim({ cart, payment }: PaymentProps & { readonly payment: OwnPayment }) {
  const texts = useMessages(paymentMessages);
  const { request } = useSite();
  const action = endpointUrl(guestPaymentEndpoints.claim, { cartId: cart._id, paymentId: payment._id });
  return (
    <form className="claim" action={action} method="post" data-lang={request.language}>
      <label>
        {texts.sender}
        <input name="sender" maxLength={80} autoComplete="name" />
      </label>
      <label>
        {texts.last4}
        <input name="last4" inputMode="numeric" maxLength={4} pattern="[0-9٠-٩۰-۹]{4}" autoComplete="off" dir="ltr" />
      </label>
      <button className="act fill" type="submit">
        {texts.claim}
      </button>
      <p className="hint">{texts.claimHint}</p>
    </form>
  );
}

/** The other ways to pay; each is a form of its own. */
function OtherWays({ cart, payment }: PaymentProps & { readonly payment: OwnPayment }) {
  const { language } = useSite();
  const texts = useMessages(paymentMessages);
  const others = (cart.paymentMethods ?? []).filter(
    ({ _id, minTotal, maxTotal }) =>
      _id !== payment.method._id && cart.total >= (minTotal ?? 0) && cart.total <= (maxTotal ?? Infinity),
  );
  if (others.length === 0) return null;
  const action = endpointUrl(guestPaymentEndpoints.begin, { cartId: cart._id });
  return (
    <details className="other-ways">
      <summary>{texts.other}</summary>
      {others.map((method) => (
        <form key={method._id} action={action} method="post">
          <button className="act" type="submit" name="method" value={method._id}>
            {texts.use(methodTitle(method, language))}
          </button>
        </form>
      ))}
    </details>
  );
}

/** What the guest reads about the state of the payment; the key of a message. */
function stateKey({ state, received, isReturnDue }: OwnPayment) {
  if (isReturnDue) return 'due';
  return state === 'claimed' && received === false ? 'notReceived' : state;
}

export function Payment({ cart }: PaymentProps) {
  const { language } = useSite();
  const texts = useMessages(paymentMessages);
  const { payment } = cart;
  const isPaying = payment?.state === 'open' && !isFinal(cart.state ?? 'pending');
  const isTransfer = payment?.next?.kind === 'instructions';
  return (
    <div id="payment">
      {payment && (
        <section className="card pay" aria-labelledby="payment-title">
          <h2 id="payment-title">
            {texts.title}: <span dir="auto">{methodTitle(payment.method, language)}</span>
            {' · '}
            <bdi dir="ltr">{formatMoney(toThousandths(payment.amount), cart.menu.currency, language)}</bdi>
          </h2>
          {isPaying && isTransfer && payment.next ? (
            <>
              <Instructions next={payment.next} />
              <Claim cart={cart} payment={payment} />
            </>
          ) : (
            <p className="lede">{texts.states[stateKey(payment)]}</p>
          )}
          {isPaying && <OtherWays cart={cart} payment={payment} />}
        </section>
      )}
    </div>
  );
}
