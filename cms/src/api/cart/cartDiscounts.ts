/** The offers and the coupon of a cart. (docs/spec/domain.md#sums) */
import {
  couponReason,
  discountTimeProblem,
  fromThousandths,
  isolateLtr,
  ruleSchema,
  type Cart,
  type CouponProblem,
  type LocalizedText,
  type Sums,
} from '@qaima/schemas';
import { textOf, type Row } from '../../database/columnValues';
import { HttpError } from '../../errors/httpError';
import { findCoupon, type EnteredCoupon } from '../coupon/couponUses';
import type { CartMenu } from './cartMenu';
import { named } from './menuOfCart';
import { amountIn } from './amountIn';

type Rule = NonNullable<Cart['discounts']>['offers'][number];

/** What may take something off a cart. */
export interface CartDiscounts {
  /** Those that are valid now. */
  readonly offers: readonly Rule[];
  readonly entered: EnteredCoupon | null;
}

export async function discountsOf(row: Row, shop: CartMenu): Promise<CartDiscounts> {
  const menu = { ...shop.menu, dayparts: shop.dayparts };
  const valid = shop.offers.filter((offer) => !discountTimeProblem(offer, menu, shop.now));
  const code = textOf(row['couponCode']);
  return { offers: valid.map(ruleOf), entered: code ? await findCoupon(shop.id, code) : null };
}

export const ruleOf = (part: object): Rule => named(ruleSchema, part);

/** What a cart says of its discounts. */
export const shownDiscounts = (
  { offers, entered }: CartDiscounts,
  problem: CouponProblem | null,
): Pick<Cart, 'coupon' | 'discounts'> => {
  // A coupon that nothing but time or its uses refuse can't apply, whatever the guest still chooses.
  const isOpen = entered && (problem === null || typeof problem === 'object' || problem === 'not-for-this');
  return {
    ...(entered ? { coupon: shownCoupon(entered, problem) } : {}),
    ...(offers.length > 0 || isOpen
      ? { discounts: { offers: [...offers], ...(isOpen ? { coupon: ruleOf(entered.coupon) } : {}) } }
      : {}),
  };
};

const shownCoupon = ({ coupon, code }: EnteredCoupon, problem: CouponProblem | null) => ({
  code,
  title: coupon.title,
  ...(problem ? { problem: couponReason(problem) } : {}),
});

/** The coupon of an order, if it took something off. */
export const usedCoupon = ({ entered }: CartDiscounts, sums: Sums): Pick<Cart, 'coupon'> =>
  entered && sums.coupon ? { coupon: shownCoupon(entered, null) } : {};

const REFUSALS = {
  expired: { ar: 'انتهت مدة هذه القسيمة.', en: 'This coupon has expired.' },
  'not-yet': { ar: 'لم تبدأ مدة هذه القسيمة بعد.', en: 'This coupon is not valid yet.' },
  'used-up': { ar: 'استُعملت هذه القسيمة كلها.', en: 'This coupon has been used up.' },
  'used-by-you': { ar: 'استعملت هذه القسيمة من قبل.', en: 'You have used this coupon before.' },
  'not-for-this': { ar: 'هذه القسيمة ليست لهذا الطلب.', en: 'This coupon is not for this order.' },
} as const satisfies Record<string, LocalizedText>;

function lackText(problem: Exclude<CouponProblem, string>, shop: CartMenu): LocalizedText {
  if ('items' in problem)
    return {
      ar: `ينقص الطلب ${isolateLtr(problem.items)} من أصناف هذه القسيمة.`,
      en: `The order lacks ${problem.items} of this coupon’s items.`,
    };
  const { ar, en } = amountIn(shop, problem.amount);
  return {
    ar: `ينقص الطلب ${isolateLtr(ar)} حتى تسري القسيمة.`,
    en: `The order lacks ${isolateLtr(en)} for this coupon.`,
  };
}

/** The refusal of a coupon, with its reason and what lacks. */
export function couponRefusal(problem: CouponProblem, shop: CartMenu): HttpError {
  const isLack = typeof problem === 'object';
  const message = isLack ? lackText(problem, shop) : REFUSALS[problem];
  const lacks = !isLack ? undefined : 'amount' in problem ? { amount: fromThousandths(problem.amount) } : problem;
  const fieldErrors = [{ path: '/coupon', message }];
  return new HttpError(409, message, { fieldErrors, reason: couponReason(problem), ...(lacks && { lacks }) });
}

/** What the coupon took off an order. */
export const couponAmount = ({ parts }: Sums) =>
  parts.reduce((all, { kind, amount }) => (kind === 'coupon' ? all - amount : all), 0);
