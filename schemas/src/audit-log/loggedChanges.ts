/** Describes a change of content for the audit log: the labels of the changed fields, and their short values. */
import { schemaAt, type ValueChange } from '../core/editConflict.js';
import { schemaLabel } from '../core/issueMessage.js';
import type { Language, LocalizedText } from '../core/language.js';
import type { Schema } from '../core/schema.js';
import { hoursInWords, weekdayAt } from './workingDayChanges.js';

/**
 * A logged value; null means absent. If the field has options, the label is logged, because the schema may change
 * later.
 */
type LoggedValue = string | number | boolean | null | LocalizedText;

export interface LoggedChange {
  readonly label: LocalizedText;
  /** The values before and after the change. Both are absent if one of them is a list, an object or a long text. */
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

/** The path of the language that the path of a translation contains. */
const TRANSLATION = /^(.*\/translations\/[^/]+)\/[^/]+$/;

/** The label of a changed field, which for a translation contains the language, and for working days the weekday. */
function changeLabel(schema: Schema, path: string): LocalizedText {
  const field = schemaAt(schema, path);
  const within = TRANSLATION.exec(path)?.[1];
  const translated = within === undefined ? undefined : schemaAt(schema, within);
  const weekday = weekdayAt(path);
  const label = (language: Language) => {
    const own = schemaLabel(field, language, path.slice(1));
    if (weekday) return `${own} (${weekday[language]})`;
    return translated && translated !== field ? `${own} (${schemaLabel(translated, language)})` : own;
  };
  return { ar: label('ar'), en: label('en') };
}

/**
 * Converts changes for the audit log, at most `MAX_LOGGED_CHANGES` of them.
 * @param schema the schema of the payload that the paths of the changes refer to
 */
export function loggedChanges(schema: Schema, changes: readonly ValueChange[]): readonly LoggedChange[] {
  return changes.slice(0, MAX_LOGGED_CHANGES).map(({ path, from, to }) => {
    const field = schemaAt(schema, path);
    const wordsOf = (value: unknown) => (weekdayAt(path) ? hoursInWords(value) : loggedValue(field, value));
    const [before, after] = [wordsOf(from), wordsOf(to)];
    const values = before === undefined || after === undefined ? {} : { from: before, to: after };
    return { label: changeLabel(schema, path), ...values };
  });
}
