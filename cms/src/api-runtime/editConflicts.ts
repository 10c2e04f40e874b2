/**
 * Optimistic concurrency control for edits. Each edit sends fingerprints of the values that the caller saw. The server
 * compares them with the stored values inside the menu's lock, so only one of two concurrent edits succeeds. The column
 * `lastEdits` records who edited which field, for the conflict message. (docs/decisions/041-edit-conflicts.md)
 */
import {
  changedValues,
  findConflicts,
  loggedChanges,
  mergeDayChanges,
  recordEdits,
  isolateAuto,
  schemaLabel,
  schemaAt,
  type Conflict,
  type Editor,
  type Fingerprints,
  LIST_SEPARATOR,
  type Language,
  type LastEdits,
  type Schema,
} from '@qaima/schemas';
import { logChanges } from './currentCall';
import type { Actor } from '../http/sessions/store';
import { HttpError } from '../errors/httpError';

export interface Edit {
  readonly by: Actor;
  /** Fingerprints of the values that the caller saw before the edit; empty if the request has none. */
  readonly seen: Fingerprints;
}

interface Change {
  readonly schema: Schema;
  /** The stored row, or at least its column `lastEdits`. */
  readonly row: Readonly<Record<string, unknown>>;
  /** The stored values, in the structure of the request body. */
  readonly stored: object;
  /**
   * Former values that changed without an edit, such as "sold out" until a time that has passed. Clients may have seen
   * them.
   */
  readonly earlier?: readonly object[];
  /** The values after the change. */
  readonly after: object;
  readonly edit: Edit;
}

function conflictError(schema: Schema, conflicts: readonly Conflict[]): HttpError {
  const named = (language: Language) => {
    const labels = conflicts.map(({ path }) => schemaLabel(schemaAt(schema, path), language, path.slice(1)));
    return [...new Set(labels)].map(isolateAuto).join(LIST_SEPARATOR[language]);
  };
  const words = {
    ar: `تغيّر ما يلي في هذه الأثناء ولم يُحفظ تعديلك: ${named('ar')}. اختر القيم التي تبقى.`,
    en: `Changed by somebody else in the meantime: ${named('en')}. Your change was not saved; choose which values stay.`,
  };
  return new HttpError(409, words, { conflicts });
}

type Comparison = Pick<Change, 'schema' | 'stored' | 'earlier' | 'after'> & Pick<Edit, 'seen'>;

/** Throws if a field changed after the caller read it. Runs inside the lock of the changed row. */
export function assertUnchanged({ schema, stored, earlier, after, seen }: Comparison, edits: LastEdits = {}): void {
  const conflicts = findConflicts(seen, stored, after, edits, earlier);
  if (conflicts.length > 0) throw conflictError(schema, conflicts);
}

/**
 * Throws if a field changed after the caller read it; otherwise passes the changes to the audit log. Runs inside the
 * menu's lock.
 * @returns the column `lastEdits` with its new value
 */
export function checkConflicts({ row, edit, ...change }: Change): { readonly lastEdits: LastEdits } {
  // The cast is safe: only this function writes the column.
  const edits = (row['lastEdits'] ?? {}) as LastEdits;
  assertUnchanged({ ...change, seen: edit.seen }, edits);
  const { schema, stored, after } = change;
  const { username, name }: Editor = edit.by;
  const changes = changedValues(stored, after);
  logChanges(loggedChanges(schema, mergeDayChanges(changes, stored, after)));
  return { lastEdits: recordEdits(edits, changes, { username, name }, new Date().toISOString()) };
}
