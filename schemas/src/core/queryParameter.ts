/** Texts of a query string in the browser, whose content security policy allows no compiled schema. */
import { coreFormats } from './formats.js';
import type { Schema } from './schema.js';

const NUMBER = /^-?(?:\d+\.?\d*|\.\d+)$/;

function acceptsNumber({ type, minimum = -Infinity, maximum = Infinity }: Schema, text: string): boolean {
  const value = NUMBER.test(text) ? Number(text) : Number.NaN;
  return (
    Number.isFinite(value) && value >= minimum && value <= maximum && (type === 'number' || Number.isInteger(value))
  );
}

/** Whether a query parameter may have this text, by the type, range, options, length and format of its schema. */
export function isValidParameter(schema: Schema, text: string): boolean {
  const { type, enum: options, maxLength = Infinity, format } = schema;
  if (type === 'number' || type === 'integer') return acceptsNumber(schema, text);
  if (type === 'boolean') return text === 'true' || text === 'false';
  if (options && !options.includes(text)) return false;
  const isFormed = format === undefined ? undefined : coreFormats[format as keyof typeof coreFormats];
  return text.length <= maxLength && (isFormed?.(text) ?? true);
}
