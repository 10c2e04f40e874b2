/**
 * Two people edit the same thing. A caller names the values that it saw of the fields it changes by their fingerprints
 * (header `If-Unchanged`); a field that somebody has changed since, to another value than the caller sends, is a conflict.
 * Server and browser share these rules. (docs/decisions/041-two-people.md)
 */
import type { Schema } from './schema.js';
import { jsonPointer, valueAtPointer } from './customRules.js';

/** The request header: `/title=1f0c8z2, /price=0`. */
export const IF_UNCHANGED_HEADER = 'If-Unchanged';

/** Fingerprints of values, by their JSON pointers in the payload of the call. */
export type Fingerprints = Readonly<Record<string, string>>;

/** Who edits something, by the name that others see. */
export interface Editor {
  readonly username: string;
  readonly name: string;
}

/** A field that somebody else has changed. */
export interface Conflict {
  /** A JSON pointer into the payload of the call. */
  readonly path: string;
  /** The value as it is stored now, as the payload would send it; null when there is none. */
  readonly value: unknown;
  /** Who gave it this value, and when (ISO); absent where that is not known. */
  readonly by?: Editor;
  readonly at?: string;
}

/** The last edit of each field that a row remembers, by JSON pointer. */
export type LastEdits = Readonly<Record<string, Editor & { readonly at: string; readonly print: string }>>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** A value in the one form that all equal values share: names sorted, and what is empty left out. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(canonical);
  if (!isObject(value)) return value === undefined || value === '' ? null : value;
  const filled = Object.keys(value)
    .sort()
    .map((name) => [name, canonical(value[name])] as const)
    .filter(([, inside]) => inside !== null);
  // Entries, not an object: an object puts names like '1' first and treats '__proto__' as no name.
  return filled.length === 0 ? null : { filled };
}

/**
 * A short text that is the same for equal values: the order of names does not count, and absent, null, '', [] and {} are
 * all nothing, whose fingerprint is '0'. A hash of 53 bits (cyrb53) over UTF-16 code units: it tells values apart, and
 * protects nothing.
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

/** The fingerprints of some fields of what a person saw. */
export const fingerprintsOf = (seen: object, fields: readonly string[]): Fingerprints =>
  Object.fromEntries(
    fields.map((field) => [jsonPointer(field), fingerprint(valueAtPointer(seen, jsonPointer(field)))]),
  );

/** As the header carries them. */
export const formatFingerprints = (prints: Fingerprints): string =>
  Object.entries(prints)
    .map(([path, print]) => `${path}=${print}`)
    .join(', ');

const ENTRY = /^(\/[\w/~-]+)=([0-9a-z]{1,11})$/;

/** What the header says; null when it is not of its form. */
export function parseFingerprints(header: string): Fingerprints | null {
  if (header.trim() === '') return {};
  const entries = header.split(',').map((entry) => ENTRY.exec(entry.trim()));
  if (entries.includes(null)) return null;
  return Object.fromEntries(entries.map((entry) => [entry?.[1] ?? '', entry?.[2] ?? '']));
}

/** The value at a path of a payload, own properties alone. */
const ownValueAt = (payload: object, path: string) =>
  path
    .split('/')
    .slice(1)
    .reduce<unknown>(
      (inside, name) => (isObject(inside) && Object.hasOwn(inside, name) ? inside[name] : undefined),
      payload,
    );

/** Whether one path is the other, or leads into it. */
const overlaps = (one: string, other: string) => `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);

/**
 * The fields that are neither as the caller saw them nor as its change leaves them.
 * @param stored what is stored, in the form of the call's payload
 * @param after the same once the change is made
 */
export function findConflicts(seen: Fingerprints, stored: object, after: object, edits: LastEdits): Conflict[] {
  return Object.entries(seen).flatMap(([path, print]) => {
    const value = ownValueAt(stored, path);
    const now = fingerprint(value);
    if (now === print || now === fingerprint(ownValueAt(after, path))) return [];
    const known = Object.entries(edits).filter(([edited]) => overlaps(edited, path));
    // Where a part was changed otherwise since (in bulk, by a restore), nobody's remembered edit explains the value.
    const isKnown = known.every(([edited, edit]) => edit.print === fingerprint(ownValueAt(stored, edited)));
    const [last] = isKnown ? known.map(([, edit]) => edit).sort((one, other) => (one.at < other.at ? 1 : -1)) : [];
    const { username, name, at } = last ?? {};
    const who = username !== undefined && name !== undefined && at !== undefined ? { by: { username, name }, at } : {};
    return [{ path, value: value ?? null, ...who }];
  });
}

/** The paths of all values in a payload; a list is one value. */
const leavesOf = (value: unknown, path = ''): string[] =>
  isObject(value)
    ? Object.entries(value).flatMap(([name, inside]) => leavesOf(inside, path + jsonPointer(name)))
    : [path];

/** The remembered edits with those of one change: who gave each field that it changed its value. */
export function recordEdits(edits: LastEdits, stored: object, after: object, by: Editor, at: string): LastEdits {
  const paths = new Set([...leavesOf(stored), ...leavesOf(after)]);
  const changed = [...paths].flatMap((path) => {
    const print = fingerprint(ownValueAt(after, path));
    const { username, name } = by;
    return print === fingerprint(ownValueAt(stored, path)) ? [] : [[path, { username, name, at, print }] as const];
  });
  return { ...edits, ...Object.fromEntries(changed) };
}

/** The schema of what a path names; of the innermost part that a schema describes where it leads further. */
export const schemaAt = (schema: Schema, path: string): Schema =>
  path
    .split('/')
    .slice(1)
    .reduce<Schema>((inside, name) => inside.properties?.[name] ?? inside, schema);
