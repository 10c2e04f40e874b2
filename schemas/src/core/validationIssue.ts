/** One rule that a value broke, made from what ajv finds: in the checker, and in the validators that the build compiles. */
import type { Schema } from './schema.js';
import { jsonPointer } from './customRules.js';

/** One rule that a value broke. */
export interface ValidationIssue {
  /** A JSON pointer to the value, or to the property that is missing or unknown. */
  readonly path: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  /** The value is missing or an empty text. */
  readonly blank: boolean;
  /** The schema of the property that the path points at, when there is one. */
  readonly schema?: Schema;
}

/** As much of ajv's error object as is used. */
export interface AjvError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly parentSchema?: unknown;
  readonly data?: unknown;
}

/** The most of a wrong text that a sentence quotes, in characters. */
const MAX_QUOTED_LENGTH = 60;

export function toValidationIssue({ instancePath, keyword, params, parentSchema, data }: AjvError): ValidationIssue {
  const missing = params['missingProperty'];
  const named = missing ?? params['additionalProperty'];
  const parent = parentSchema as Schema | undefined;
  const property = typeof missing === 'string' ? parent?.properties?.[missing] : parent;
  const schema = typeof property === 'object' ? property : undefined;
  // What was sent instead: the sentence of a number may say how it can be read, that of a phone what it lacks.
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
