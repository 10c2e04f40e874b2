/**
 * The form in which violated rules are reported. The validator and the precompiled form validators both convert ajv's
 * errors to it.
 */
import type { Schema } from './schema.js';
import { jsonPointer } from './jsonPointer.js';

/** A violated rule. */
export interface ValidationIssue {
  /** A JSON pointer to the value, or to the missing or unknown property. */
  readonly path: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value is missing or an empty string. */
  readonly blank: boolean;
  /** The schema of the property at the path, if any. */
  readonly schema?: Schema;
}

/** The part of ajv's error object that is used. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: Schema | undefined;
  readonly data?: unknown;
}

/** Maximum length of an invalid text quoted in a message, in characters. */
const MAX_QUOTED_LENGTH = 60;

export function toValidationIssue({ instancePath, keyword, params, parentSchema, data }: AjvError): ValidationIssue {
  const missing = params['missingProperty'];
  const named = missing ?? params['additionalProperty'];
  const property = typeof missing === 'string' ? parentSchema?.properties?.[missing] : parentSchema;
  const schema = typeof property === 'object' ? property : undefined;
  // Some messages need the invalid text, for example to say that a phone number lacks the country code.
  const text =
    (keyword === 'type' || keyword === 'format') && typeof data === 'string'
      ? { text: data.trim().slice(0, MAX_QUOTED_LENGTH) }
      : {};
  return {
    path: instancePath + (typeof named === 'string' ? jsonPointer(named) : ''),
    keyword,
    params: { ...params, ...text },
    blank: typeof missing === 'string' || (typeof data === 'string' && data.trim() === ''),
    ...(schema ? { schema } : {}),
  };
}
