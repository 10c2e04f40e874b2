/**
 * Validates query parameters in the browser. ajv can't be used there: the Content Security Policy forbids compiling
 * schemas.
 */
import { coreFormats } from './formats.js';
import type { Schema } from './schema.js';
import { isKeyOf } from './typeGuards.js';

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

function acceptsNumber({ type, minimum = -Infinity, maximum = Infinity }: Schema, text: string): boolean {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return (
    Number.isFinite(value) && value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value))
  );
}

/** Whether a query parameter is valid by its schema's type, range, enum, length and format. */
export function isValidParameter(schema: Schema, text: string): boolean {
  const { type, enum: options, maxLength = Infinity, format } = schema;
  if (type === 'number' || type === 'integer') return acceptsNumber(schema, text);
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (options && !options.includes(text)) return false;
  const isFormed = format === undefined || !isKeyOf(coreFormats, format) || coreFormats[format](text);
  return text.length <= maxLength && isFormed;
}
