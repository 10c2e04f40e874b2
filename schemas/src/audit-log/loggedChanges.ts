/** What a change of contents sets, for its entry in the audit log: the fields in words, with short values. */
import { schemaAt, type ValueChange } from '../core/editConflict.js';
import { schemaLabel } from '../core/issueMessage.js';
import type { Language, LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';

/** Options are logged in words, because the schema may change later. Null means absent. */
type LoggedValue = string | number | boolean | null | LocalizedText;

export interface LoggedChange {
  readonly label: LocalizedText;
  /** Absent if the value is a list or a long text. */
  readonly from?: LoggedValue;
  readonly to?: LoggedValue;
}

const MAX_LOGGED_CHANGES = 20;
const MAX_LOGGED_TEXT = 80;

function loggedValue(schema: Schema, value: unknown): LoggedValue | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'number' && typeof value !== 'boolean' && typeof value !== 'string') return undefined;
  const option = schema['x-options']?.[String(value)];
  if (option) return option;
  return typeof value === 'string' && value.length > MAX_LOGGED_TEXT ? undefined : value;
}

/** @param schema that of the payload in which the values have their paths */
export function loggedChanges(schema: Schema, changes: readonly ValueChange[]): readonly LoggedChange[] {
  return changes.slice(0, MAX_LOGGED_CHANGES).map(({ path, from, to }) => {
    const field = schemaAt(schema, path);
    const label = (language: Language) => schemaLabel(field, language, path.slice(1));
    const [before, after] = [loggedValue(field, from), loggedValue(field, to)];
    const values = before === undefined || after === undefined ? {} : { from: before, to: after };
    return { label: { ar: label('ar'), en: label('en') }, ...values };
  });
}
