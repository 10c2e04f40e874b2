/**
 * All sums of a cart, by one function for page, cart and server: lines, sale, offer, coupon, delivery, charges, tip, tax,
 * rounding, in this order. Each computed amount is rounded half up to the step where it arises. (docs/spec/domain.md#sums)
 */
import { translatedTitles, type TitleTranslations } from '../core/translations.js';
import {
  reductionOf,
  sum,
  type DiscountRule,
  type Reduction,
  type ReductionContext,
  type SumLine,
} from '../discount/reduction.js';
import { portionOf, toThousandths, type Thousandths } from '../money/money.js';
import type { SumSettings } from '../menu/sumSettings.js';
import type { CartSum } from './cart.js';
import { isForService } from '../receive-option/service.js';
import { tipsOf, type Tip } from './tip.js';

/** One part of the total; the total is the sum of all parts. */
export interface TotalPart extends TitleTranslations<'title'> {
  readonly kind: CartSum['kind'];
  readonly title?: string;
  readonly amount: Thousandths;
}

/** The delivery area that an order names. */
export interface ChosenArea extends TitleTranslations<'title'> {
  readonly _id?: string | undefined;
  readonly title: string;
  readonly fee: Thousandths;
}

/** An offer of the menu. */
export interface Offer extends DiscountRule {
  /** Whether it applies together with a coupon. */
  readonly withCoupon?: boolean | undefined;
}

/** What sums follow from besides the lines. */
export interface SumContext extends ReductionContext {
  readonly settings: SumSettings;
  readonly offers?: readonly Offer[] | undefined;
  readonly coupon?: DiscountRule | null | undefined;
  readonly delivery?: ChosenArea | null | undefined;
  readonly tip?: Tip | undefined;
  /** The step of taxes, which may be finer than that of prices. */
  readonly taxStep: Thousandths;
  /** The smallest amount that can be paid, if it is larger than a thousandth. */
  readonly payable?: Thousandths | undefined;
}

/** A tax, included in the total or a part of it. */
export interface TaxSum {
  readonly title: string;
  /** In percent. */
  readonly rate: number;
  /** Without the tax. */
  readonly base: Thousandths;
  readonly amount: Thousandths;
}

export interface Sums {
  readonly total: Thousandths;
  readonly parts: readonly TotalPart[];
  readonly taxes: readonly TaxSum[];
  /** What the lines cost after all discounts. */
  readonly nets: readonly Thousandths[];
  /** The offer and the coupon that apply. */
  readonly offer: Offer | null;
  readonly coupon: DiscountRule | null;
}

interface Discounts {
  readonly offer: Offer | null;
  readonly coupon: DiscountRule | null;
  readonly nets: readonly Thousandths[];
  readonly fee: Thousandths;
  readonly offerAmount: Thousandths;
  readonly couponAmount: Thousandths;
}

const savedBy = ({ cuts, delivery }: Reduction): Thousandths => sum(cuts) + delivery;
const costOf = ({ nets, fee }: Pick<Discounts, 'nets' | 'fee'>): Thousandths => sum(nets) + fee;

/** The lines and the fee after the best of these offers for the guest, the first of equals; none if none saves. */
function bestOffer(lines: readonly SumLine[], offers: readonly Offer[], context: SumContext): Discounts {
  const [nets, fee] = [lines.map(({ price }) => price), context.delivery?.fee ?? 0];
  let best: Discounts = { offer: null, coupon: null, nets, fee, offerAmount: 0, couponAmount: 0 };
  for (const offer of offers) {
    const reduction = reductionOf(offer, lines, nets, fee, context);
    if (savedBy(reduction) > best.offerAmount)
      best = { ...best, offer, ...reduced(nets, fee, reduction), offerAmount: savedBy(reduction) };
  }
  return best;
}

const reduced = (nets: readonly Thousandths[], fee: Thousandths, { cuts, delivery }: Reduction) => ({
  nets: nets.map((net, index) => net - (cuts[index] ?? 0)),
  fee: fee - delivery,
});

/** The best for the guest: an offer alone, or the coupon with such offers as allow it. A coupon that saves no more is not used. */
function discountsOf(lines: readonly SumLine[], context: SumContext): Discounts {
  const { offers = [], coupon } = context;
  const alone = bestOffer(lines, offers, context);
  if (!coupon) return alone;
  const beside = bestOffer(
    lines,
    offers.filter(({ withCoupon }) => withCoupon),
    context,
  );
  // Minima count the lines before any discount.
  const reduction = reductionOf(coupon, lines, beside.nets, beside.fee, context);
  const together = {
    ...beside,
    coupon,
    ...reduced(beside.nets, beside.fee, reduction),
    couponAmount: savedBy(reduction),
  };
  return costOf(together) < costOf(alone) ? together : alone;
}

/** The charges of the service, with whether they are taxed. */
function chargesOf(isEmpty: boolean, goods: Thousandths, { settings, service, step }: SumContext) {
  return (settings.charges ?? []).flatMap(({ title, kind, value, services, taxed }) => {
    if (!isForService(services, service)) return [];
    const amount = kind === 'percent' ? portionOf(goods, { times: value, per: 100 }, step) : toThousandths(value);
    return !isEmpty && amount > 0 ? [{ title, amount, taxed }] : [];
  });
}

/** The tip: of the lines after discounts, and at most as much as they. */
function tipAmount(goods: Thousandths, { settings, service, tip, step }: SumContext): Thousandths {
  const { active, services } = tipsOf(settings);
  if (!active || !tip || !isForService(services, service)) return 0;
  const wanted =
    tip.percent === undefined ? toThousandths(tip.amount) : portionOf(goods, { times: tip.percent, per: 100 }, step);
  return Math.min(goods, wanted);
}

/** The taxes by rate, each rounded once over the whole cart; those of rate 0 are left out. */
function taxesOf(
  amounts: readonly (readonly [rate: number, amount: Thousandths])[],
  { settings, taxStep }: SumContext,
): readonly TaxSum[] {
  const { included = true, title = '' } = settings.tax ?? {};
  const byRate = new Map<number, Thousandths>();
  for (const [rate, amount] of amounts) if (rate > 0) byRate.set(rate, (byRate.get(rate) ?? 0) + amount);
  return [...byRate]
    .sort(([one], [other]) => other - one)
    .flatMap(([rate, gross]) => {
      const amount = portionOf(gross, { times: rate, per: 100, plus: included ? rate : 0 }, taxStep);
      return gross > 0 ? [{ title, rate, base: included ? gross - amount : gross, amount }] : [];
    });
}

const part = (kind: TotalPart['kind'], amount: Thousandths, title?: string): TotalPart => ({
  kind,
  ...(title ? { title } : {}),
  amount,
});
const partUnlessZero = (...of: Parameters<typeof part>) => (of[1] === 0 ? [] : [part(...of)]);

/** All sums of a cart. */
export function sumsOf(lines: readonly SumLine[], context: SumContext): Sums {
  const { settings, delivery, payable = 1 } = context;
  const before = lines.reduce((all, line) => all + line.before, 0);
  const { nets, fee, offer, coupon, offerAmount, couponAmount } = discountsOf(lines, context);
  const goods = sum(nets);
  const charges = chargesOf(before === 0, goods, context);
  const tip = tipAmount(goods, context);
  const { rate: ownRate = 0, included = true } = settings.tax ?? {};
  const taxes = taxesOf(
    [
      ...nets.map((net, index) => [lines[index]?.taxRate ?? ownRate, net] as const),
      ...charges.map(({ taxed, amount }) => [taxed ? ownRate : 0, amount] as const),
      [ownRate, fee],
    ],
    context,
  );
  const parts = [
    part('items', before),
    ...partUnlessZero('sale', lines.reduce((all, { price }) => all + price, 0) - before),
    ...partUnlessZero('offer', -offerAmount, offer?.title),
    ...partUnlessZero('coupon', -couponAmount, coupon?.title),
    ...(delivery
      ? [{ ...part('delivery', delivery.fee, delivery.title), ...translatedTitles({ title: delivery }) }]
      : []),
    ...charges.map(({ title, amount }) => part('charge', amount, title)),
    ...partUnlessZero('tip', tip),
    ...(included ? [] : taxes.map(({ title, rate, amount }) => part('tax', amount, `${title} ${rate}%`.trim()))),
  ];
  const exact = sum(parts.map(({ amount }) => amount));
  const rounding = portionOf(exact, { times: 1, per: 1 }, payable) - exact;
  return {
    total: exact + rounding,
    parts: [...parts, ...partUnlessZero('rounding', rounding)],
    taxes,
    nets,
    offer,
    coupon,
  };
}

/**
 * What the sums of a submitted order follow from, for corrections: what applied applies whatever the venue takes out.
 */
export function frozenContext(context: SumContext, { offer, coupon }: Sums): SumContext {
  const unlimited = <R extends DiscountRule>(rule: R): R => ({
    ...rule,
    minTotal: null,
    ...(rule.kind === 'cheapest-free' ? {} : { minItems: null }),
  });
  return { ...context, offers: offer ? [unlimited(offer)] : [], coupon: coupon && unlimited(coupon) };
}
