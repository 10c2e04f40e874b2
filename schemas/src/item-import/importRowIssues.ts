import { validate } from '../validation.js';
import { importRowSchema } from './columns.js';
import type { RowValidator } from './readCell.js';

/** Validates cells on the server. */
export const importRowIssues: RowValidator = (row) => validate(importRowSchema, row).issues;
