/** Texts that no database or page can hold. Apart from the checker, so that a browser may ask without bringing ajv. */
import type { Problem } from './validate.js';

/**
 * Everything below a space but tab and line breaks, the delete sign, and halves of a character. PostgreSQL refuses the
 * first of them, and within JSON the last.
 */
const CONTROL = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]|\\p{Surrogate}', 'u');

/** A property's name as a step of a JSON pointer. */
export const pointer = (name: string) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** A problem for each text in a value with characters that are not accepted. */
export function unprintable(value: unknown, path = ''): Problem[] {
  if (typeof value === 'string')
    return CONTROL.test(value) ? [{ path, keyword: 'control', params: {}, blank: false }] : [];
  if (Array.isArray(value)) return value.flatMap((entry, index) => unprintable(entry, `${path}/${index}`));
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, entry]) => unprintable(entry, path + pointer(name)));
}
