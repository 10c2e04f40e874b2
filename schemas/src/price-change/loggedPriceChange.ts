import { loggedChanges, type LoggedChange } from '../audit-log/loggedChanges.js';
import { changedValues } from '../core/editConflict.js';
import { formatPercent } from '../money/money.js';
import type { PriceRule } from './changedPrice.js';
import { priceChangeRequestSchema } from './price-change.js';

const LABELS = {
  raised: { ar: 'رفع الأسعار', en: 'Prices raised by' },
  lowered: { ar: 'خفض الأسعار', en: 'Prices lowered by' },
} as const;

/** The entry of a price change in the audit log: whether prices rose or fell, by how much, and how they are rounded. */
export function loggedPriceChange({ percent, amount = 0, rounding }: PriceRule): readonly LoggedChange[] {
  const change = percent ?? amount;
  const size = Math.abs(change);
  return [
    {
      label: LABELS[change < 0 ? 'lowered' : 'raised'],
      from: null,
      to: percent === undefined ? size : formatPercent(size),
    },
    ...loggedChanges(priceChangeRequestSchema, changedValues({}, { rounding })),
  ];
}
