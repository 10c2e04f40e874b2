/**
 * Detects edit conflicts. For the fields that a client changes, it sends fingerprints of the values that it displayed
 * (header `If-Unchanged`). A field is in conflict if somebody else has changed it since then, unless to the client's
 * new value. Server and browser share these rules. (docs/decisions/041-edit-conflicts.md)
 */
import type { Schema } from './schema.js';
import { jsonPointer, valueAtPointer } from './jsonPointer.js';
import { isRecord } from './typeGuards.js';

/** The request header: `/title=1f0c8z2, /price=0`. */
export const IF_UNCHANGED_HEADER = 'If-Unchanged';

/** Fingerprints by JSON pointer into the payload. */
export type Fingerprints = Readonly<Record<string, string>>;

export interface Editor {
  readonly username: string;
  readonly name: string;
}

/** A field that somebody else has changed. */
export interface Conflict {
  /** A JSON pointer into the payload. */
  readonly path: string;
  /** The stored value in the payload's format; null if empty. */
  readonly value: unknown;
  /** Who set this value, and when (ISO 8601). Absent if unknown. */
  readonly by?: Editor;
  readonly at?: string;
}

/** The last known edit of each field, by JSON pointer. */
export type LastEdits = Readonly<Record<string, Editor & { readonly at: string; readonly print: string }>>;

/** Converts a value to a canonical form: properties sorted, empty ones removed. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(canonical);
  if (!isRecord(value)) return value === undefined || value === '' ? null : value;
  const filled = Object.keys(value)
    .sort()
    .map((name) => [name, canonical(value[name])] as const)
    .filter(([, inside]) => inside !== null);
  // The properties are wrapped as a list of entries. An object would move integer-like keys to the front and treat
  // '__proto__' specially.
  return filled.length === 0 ? null : { filled };
}

/**
 * A short text that is the same for equal values. The sequence of properties does not matter. Absent, null, '', [] and
 * {} all have the fingerprint '0'. The hash (cyrb53, 53 bits, over UTF-16 code units) is not a security measure.
 */
export function fingerprint(value: unknown): string {
  const plain = canonical(value);
  if (plain === null) return '0';
  const text = JSON.stringify(plain);
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** Fingerprints of the given fields of a displayed value. */
export const fingerprintsOf = (seen: object, fields: readonly string[]): Fingerprints =>
  Object.fromEntries(
    fields.map((field) => [jsonPointer(field), fingerprint(valueAtPointer(seen, jsonPointer(field)))]),
  );

/** Formats fingerprints for the header. */
export const formatFingerprints = (prints: Fingerprints): string =>
  Object.entries(prints)
    .map(([path, print]) => `${path}=${print}`)
    .join(', ');

const ENTRY = /^(\/[\w/~-]+)=([0-9a-z]{1,11})$/;

/** Parses the header; null if malformed. */
export function parseFingerprints(header: string): Fingerprints | null {
  if (header.trim() === '') return {};
  const entries = header.split(',').map((entry) => ENTRY.exec(entry.trim()));
  if (entries.includes(null)) return null;
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
}

/** The value at a path, own properties only. */
const ownValueAt = (payload: object, path: string) =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, name) => (isRecord(inside) && Object.hasOwn(inside, name) ? inside[name] : undefined),
      payload,
    );

/** Whether two paths are equal or one contains the other. */
const overlaps = (one: string, other: string) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/**
 * The fields in conflict: their stored value is neither the one that the client saw nor the one that the client sets.
 * @param stored the stored values in the payload's format
 * @param after the stored values with the client's change applied
 * @param earlier former values that ended at a stored time, such as `soldOutUntil`; a client that saw them has no
 * conflict
 */
export function findConflicts(
  seen: Fingerprints,
  stored: object,
  after: object,
  edits: LastEdits,
  earlier: readonly object[] = [],
): Conflict[] {
  return Object.entries(seen).flatMap(([path, print]) => {
    const value = ownValueAt(stored, path);
    if (fingerprint(value) === fingerprint(ownValueAt(after, path))) return [];
    if ([stored, ...earlier].some((shown) => fingerprint(ownValueAt(shown, path)) === print)) return [];
    const known = Object.entries(edits).filter(([edited]) => overlaps(edited, path));
    // If a recorded edit does not have the stored value, a bulk change or a restore has replaced it later. Then the
    // editor is unknown.
    const isKnown = known.every(([edited, edit]) => edit.print === fingerprint(ownValueAt(stored, edited)));
    const [last] = isKnown ? known.map(([, edit]) => edit).sort((one, other) => (one.at < other.at ? 1 : -1)) : [];
    const { username, name, at } = last ?? {};
    const who = username !== undefined && name !== undefined && at !== undefined ? { by: { username, name }, at } : {};
    return [{ path, value: value ?? null, ...who }];
  });
}

/** The paths of all values in a payload; a list counts as one value. */
const leavesOf = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, path + jsonPointer(name)))
    : [path];

/** A value that differs between two payloads; undefined where it is absent. */
export interface ValueChange {
  readonly path: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** The values that a change modifies. */
export function changedValues(stored: object, after: object): readonly ValueChange[] {
  const paths = new Set([...leavesOf(stored), ...leavesOf(after)]);
  return [...paths]
    .map((path) => ({ path, from: ownValueAt(stored, path), to: ownValueAt(after, path) }))
    .filter(({ from, to }) => fingerprint(from) !== fingerprint(to));
}

/** Records the fields that a change modifies as the last known edits of these fields. */
export function recordEdits(edits: LastEdits, changes: readonly ValueChange[], by: Editor, at: string): LastEdits {
  const { username, name } = by;
  const changed = changes.map(({ path, to }) => [path, { username, name, at, print: fingerprint(to) }] as const);
  return { ...edits, ...Object.fromEntries(changed) };
}

/** The schema at a path, or the schema of the last segment that exists. */
export const schemaAt = (schema: Schema, path: string): Schema =>
  path
    .split('/')
    .slice(1)
    .reduce<Schema>((inside, name) => inside.properties?.[name] ?? inside, schema);
