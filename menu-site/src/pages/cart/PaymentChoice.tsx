import { methodTitle, openSums, toThousandths, type Cart, type PaymentKind } from '@qaima/schemas';
import { Ionicon } from '../../components/Ionicon.js';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages, useSite } from '../../document/siteContext.js';
import { cartMessages } from '../../i18n/cart.js';

const ICONS: Readonly<Record<PaymentKind, string>> = {
  cash: 'cash-outline',
  'card-at-door': 'card-outline',
  cliq: 'phone-portrait-outline',
  gateway: 'card-outline',
};

/**
 * The ways to pay, with when each is paid. The client script shows those for the chosen service and the total.
 * (docs/spec/public-site.md#cart-page)
 */
export function PaymentChoice({ cart }: { readonly cart: Cart }) {
  const { language } = useSite();
  const { payment: texts } = useMessages(cartMessages);
  const own = useContentLang();
  const methods = cart.paymentMethods ?? [];
  if (methods.length === 0 || openSums(cart).sums.total === 0) return null;
  return (
    <fieldset className="field receive-choice pay-choice">
      <legend>
        <h2>{texts.title}</h2>
      </legend>
      {methods.map((method) => (
        <label
          key={method._id}
          data-services={method.services?.join(' ')}
          data-min={method.minTotal == null ? undefined : toThousandths(method.minTotal)}
          data-max={method.maxTotal == null ? undefined : toThousandths(method.maxTotal)}
        >
          <input
            type="radio"
            name="payment"
            value={method._id}
            defaultChecked={methods.length === 1}
            aria-describedby="field-payment-fault"
            data-blank={texts.blank}
          />
          <Ionicon name={ICONS[method.kind]} otherwise="cash-outline" />
          <span>
            <b dir="auto" {...own(method.title)}>
              {methodTitle(method, language)}
            </b>
            <small>{method.when === 'before' ? texts.before[method.kind] : texts.after[method.kind]}</small>
          </span>
        </label>
      ))}
      <p className="fault" id="field-payment-fault" />
    </fieldset>
  );
}
