import type { CurrencyCode } from '../money/currency.js';
import { validateInMenu } from '../validation.js';
import { importRowSchema } from './columns.js';
import type { RowValidator } from './readCell.js';

/** Validates cells on the server. */
export const importRowIssues =
  (currency: CurrencyCode): RowValidator =>
  (row) =>
    validateInMenu(importRowSchema, row, { currency }).issues;
