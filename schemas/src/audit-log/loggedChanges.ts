/** Describes a change of content for the audit log: the labels of the changed fields, and their short values. */
import { schemaAt, type ValueChange } from '../core/editConflict.js';
import { schemaLabel } from '../core/issueMessage.js';
import { LIST_SEPARATOR, type Language, type LocalizedText } from '../core/language.js';
import { isFraction, type Schema } from '../core/schema.js';
import { elementsOf, propertyOf } from '../core/typeGuards.js';
import { formatPercent, toPercent } from '../money/money.js';
import { hoursInWords, weekdayAt } from './workingDayChanges.js';

/**
 * A logged value; null means absent. If the field has options, the label is logged, because the schema may change
 * later.
 */
type LoggedValue = string | number | boolean | null | LocalizedText;

export interface LoggedChange {
  readonly label: LocalizedText;
  /** The values before and after the change. Both are absent if one of them has no short text. */
  readonly from?: LoggedValue;
  readonly to?: LoggedValue;
}

const MAX_LOGGED_CHANGES = 20;
const MAX_LOGGED_TEXT = 80;

function loggedValue(schema: Schema, value: unknown): LoggedValue | undefined {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'number' && isFraction(schema)) return formatPercent(toPercent(value));
  if (typeof value !== 'number' && typeof value !== 'boolean' && typeof value !== 'string') return undefined;
  const option = schema['x-options']?.[String(value)];
  if (option) return option;
  return typeof value === 'string' && value.length > MAX_LOGGED_TEXT ? undefined : value;
}

/** A row of a list in words: its title and its price. Undefined if it has no title. */
function rowInWords(row: unknown): string | undefined {
  const [title, price] = [propertyOf(row, 'title'), propertyOf(row, 'price')];
  if (typeof title !== 'string' || title === '') return undefined;
  return typeof price === 'number' ? `${title} ${price}` : title;
}

/**
 * The titles and prices of the rows that a list of sizes or extras lost and got. Empty if rows have no titles, changed
 * otherwise, or are too many.
 */
function changedRows(from: unknown, to: unknown): Pick<LoggedChange, 'from' | 'to'> {
  const wordsOf = (list: unknown) => elementsOf(list).map(rowInWords);
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if ([...before, ...after].includes(undefined)) return {};
  const joined = (rows: readonly unknown[], others: readonly unknown[], language: Language) =>
    rows.filter((row) => !others.includes(row)).join(LIST_SEPARATOR[language]);
  const text = (rows: readonly unknown[], others: readonly unknown[]): LocalizedText | null => {
    const words = { ar: joined(rows, others, 'ar'), en: joined(rows, others, 'en') };
    return words.ar === '' ? null : words;
  };
  const [lost, got] = [text(before, after), text(after, before)];
  const isLong = [lost, got].some((value) => value !== null && value.ar.length > MAX_LOGGED_TEXT);
  return isLong || (lost === null && got === null) ? {} : { from: lost, to: got };
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
    const isList = Array.isArray(from) || Array.isArray(to);
    const values = isList
      ? changedRows(from, to)
      : before === undefined || after === undefined
        ? {}
        : { from: before, to: after };
    return { label: changeLabel(schema, path), ...values };
  });
}
