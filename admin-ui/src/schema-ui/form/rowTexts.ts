/** The texts in a row of a list. */
import { isRecord } from '@qaima/schemas/core/typeGuards';

const isPrimitive = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

export const textsIn = (row: unknown): readonly string[] =>
  isRecord(row)
    ? Object.entries(row).flatMap(([name, value]) => (name !== '_id' && isPrimitive(value) ? [String(value)] : []))
    : [typeof row === 'string' ? row : ''];

/** Whether a row has no content: switches that are off and zeros do not count. */
export const isBlankRow = (row: unknown): boolean =>
  textsIn(row).every((text) => ['', 'false', '0'].includes(text.trim()));
