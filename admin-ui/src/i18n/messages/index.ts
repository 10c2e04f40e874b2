/**
 * The messages of all screens, one file per topic and language. Labels of fields are in the schemas. Plurals have six
 * forms in Arabic and two in English.
 */
import type { common } from './ar/common.js';
import type { staff } from './ar/staff.js';
import type { KeysOf, Texts } from './types.js';

/** The messages of one language. */
export type Messages = Texts<typeof common & typeof staff>;

/** The key of a message, for example `items.search`. */
export type MessageKey = KeysOf<Messages>;
