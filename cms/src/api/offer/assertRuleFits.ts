import { ABOVE_ALL, dateRangeProblem, isAboveAll, type OfferUpdateInput } from '@qaima/schemas';
import { invalidField } from '../../errors/httpError';

const ALL_FREE = {
  ar: 'عدد القطع المجانية أقل من أقل عدد قطع.',
  en: 'Fewer pieces are free than the least pieces.',
};

type Rule = Pick<OfferUpdateInput, 'kind' | 'value' | 'minItems' | 'from' | 'to'>;

/** @throws {HttpError} 400 for a rule of an offer or coupon whose fields contradict each other */
export function assertRuleFits({ kind, value, minItems, from, to }: Rule): void {
  const problem = dateRangeProblem({ from: from ?? undefined, to: to ?? undefined });
  if (problem) throw invalidField(problem.path, problem.message);
  if (isAboveAll({ ...(kind && { kind }), value })) throw invalidField('/value', ABOVE_ALL);
  if (kind === 'cheapest-free' && (value || 1) >= (minItems ?? 2)) throw invalidField('/minItems', ALL_FREE);
}
