import type { Cart } from '@qaima/schemas';
import { useContentLang } from '../../components/useContentLang.js';
import { useMessages } from '../../document/siteContext.js';
import { cartMessages } from '../../i18n/cart.js';

/**
 * The coupon of the cart, or the field for its code. The client script saves it. (docs/spec/public-site.md#cart-page)
 */
export function CouponField({ cart: { coupon, menu } }: { readonly cart: Cart }) {
  const { coupon: texts } = useMessages(cartMessages);
  const own = useContentLang();
  if (!menu.hasCoupons && !coupon) return null;
  if (coupon)
    return (
      <div className="coupon entered">
        <p>
          <b {...own(coupon.title)}>{coupon.title}</b> <bdi dir="ltr">{coupon.code}</bdi>
          {coupon.problem && <small>{texts.problems[coupon.problem]}</small>}
        </p>
        <button className="quiet" type="button" data-coupon="">
          {texts.remove}
        </button>
      </div>
    );
  return (
    <div className="field coupon">
      <label htmlFor="field-coupon">{texts.label}</label>
      <div className="control">
        <input
          id="field-coupon"
          name="coupon"
          form="saved-by-itself"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          aria-describedby="field-coupon-fault"
        />
        <button className="act" type="button" data-coupon="field-coupon">
          {texts.apply}
        </button>
      </div>
      <p className="fault" id="field-coupon-fault" role="alert" />
    </div>
  );
}
