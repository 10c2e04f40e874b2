/** What an offer or a coupon takes off the lines of a cart. (docs/spec/domain.md#sums) */
import { portionOf, toThousandths, type Thousandths } from '../money/money.js';
import { isForService, type Service } from '../receive-option/service.js';
import { spread } from './spread.js';

/** A line as sums see it. Amounts are those of the whole line. */
export interface SumLine {
  /** The id of the item or combo. */
  readonly of?: string | undefined;
  readonly section?: string | undefined;
  /** The number of pieces. */
  readonly units: number;
  readonly before: Thousandths;
  /** With the sale. */
  readonly price: Thousandths;
  /** In percent; if absent, that of the menu. */
  readonly taxRate?: number | undefined;
}

/** The rule of an offer or coupon, without the times and numbers of its use, which the server judges. */
export interface DiscountRule {
  readonly title: string;
  readonly kind: 'percent' | 'amount' | 'free-delivery' | 'cheapest-free';
  /** A percentage, an amount, or how many of `minItems` pieces are free. */
  readonly value?: number | undefined;
  readonly most?: number | null | undefined;
  readonly minItems?: number | null | undefined;
  readonly minTotal?: number | null | undefined;
  readonly sections?: readonly string[] | undefined;
  readonly items?: readonly string[] | undefined;
  readonly services?: readonly Service[] | undefined;
  readonly areas?: readonly string[] | undefined;
}

export interface ReductionContext {
  /** The step to which computed amounts are rounded. */
  readonly step: Thousandths;
  /** Undefined until the guest has chosen one. */
  readonly service?: Service | undefined;
  readonly area?: string | undefined;
}

/** What lacks for a discount: a sum or pieces. */
export type Lack = { readonly amount: Thousandths } | { readonly items: number };
export type RuleProblem = 'not-for-this' | Lack;

const has = (list: readonly string[] | undefined, id: string | undefined) => id !== undefined && list?.includes(id);

/** Whether a discount is for this line. */
function isFor({ sections = [], items = [] }: DiscountRule, line: SumLine): boolean {
  return (sections.length === 0 && items.length === 0) || !!has(sections, line.section) || !!has(items, line.of);
}

/**
 * Why a discount does not apply to these lines, or null. The minimum counts all lines after the sale. What the guest has
 * not chosen yet is no problem, though the discount does not apply before.
 */
export function ruleProblem(
  rule: DiscountRule,
  lines: readonly SumLine[],
  { service, area }: ReductionContext,
): RuleProblem | null {
  const { minItems, minTotal, services, areas = [] } = rule;
  const fitting = lines.filter((line) => isFor(rule, line));
  if (service !== undefined && !isForService(services, service)) return 'not-for-this';
  if (areas.length > 0 && area !== undefined && !areas.includes(area)) return 'not-for-this';
  if (lines.length > 0 && fitting.length === 0) return 'not-for-this';
  const amount = toThousandths(minTotal) - lines.reduce((sum, { price }) => sum + price, 0);
  if (amount > 0) return { amount };
  const items = (minItems ?? 0) - fitting.reduce((sum, { units }) => sum + units, 0);
  return items > 0 ? { items } : null;
}

/** What is taken off each line, and off the delivery. */
export interface Reduction {
  readonly cuts: readonly Thousandths[];
  readonly delivery: Thousandths;
}

/** The cheapest pieces: `value` of each `minItems`. */
function cheapestCuts({ value, minItems }: DiscountRule, lines: readonly SumLine[], nets: readonly Thousandths[]) {
  const pieces = lines.reduce((all, { units }) => all + units, 0);
  let free = Math.floor(pieces / (minItems ?? 2)) * Math.floor(value || 1);
  const cuts = nets.map(() => 0);
  const pieceOf = (index: number) => (nets[index] ?? 0) / (lines[index]?.units || 1);
  const order = lines.map((_, index) => index).sort((one, other) => pieceOf(one) - pieceOf(other) || one - other);
  for (const index of order) {
    const [units, net] = [lines[index]?.units ?? 0, nets[index] ?? 0];
    const taken = Math.min(units, free);
    cuts[index] = taken === units ? net : Math.min(net, portionOf(net, { times: taken, per: units }, 1));
    free -= taken;
  }
  return cuts;
}

/**
 * What a discount takes off.
 * @param nets what the lines cost before it
 * @param fee the delivery fee before it
 */
export function reductionOf(
  rule: DiscountRule,
  lines: readonly SumLine[],
  nets: readonly Thousandths[],
  fee: Thousandths,
  context: ReductionContext,
): Reduction {
  const none = { cuts: nets.map(() => 0), delivery: 0 };
  const { kind, value = 0, services = [], areas = [] } = rule;
  const isChosen = (services.length === 0 || context.service) && (areas.length === 0 || context.area);
  if (!isChosen || ruleProblem(rule, lines, context)) return none;
  const most = rule.most == null ? Infinity : toThousandths(rule.most);
  if (kind === 'free-delivery') return { ...none, delivery: Math.min(fee, most) };
  const weights = nets.map((net, index) => (lines[index] && isFor(rule, lines[index]) ? net : 0));
  if (kind === 'cheapest-free') {
    const fitting = lines.map((line) => (isFor(rule, line) ? line : { ...line, units: 0 }));
    const cuts = cheapestCuts(rule, fitting, weights);
    return { ...none, cuts: spread(Math.min(most, sum(cuts)), cuts, 1) };
  }
  const whole = sum(weights);
  const cut = kind === 'amount' ? toThousandths(value) : percentOf(whole, value, context.step);
  return { ...none, cuts: spread(Math.min(cut, most, whole), weights, context.step) };
}

const percentOf = (whole: Thousandths, percent: number, step: Thousandths) =>
  percent >= 100 ? whole : portionOf(whole, { times: percent, per: 100 }, step);

export const sum = (amounts: readonly Thousandths[]): Thousandths => amounts.reduce((all, amount) => all + amount, 0);
