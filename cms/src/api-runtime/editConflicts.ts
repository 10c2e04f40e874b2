/**
 * An edit of something that others may edit too: what its caller saw is compared with what is stored, inside of the menu's
 * lock, so that of two edits at once only one can win; and who edited which field is remembered for the one who comes
 * too late. (docs/decisions/041-two-people.md)
 */
import {
  findConflicts,
  recordEdits,
  isolateAuto,
  schemaLabel,
  schemaAt,
  type Conflict,
  type Editor,
  type Fingerprints,
  type Language,
  type LastEdits,
  type Schema,
} from '@qaima/schemas';
import type { Actor } from '../http/sessions/store';
import { HttpError } from '../errors/httpError';
import type { Row } from '../database/row';

export interface Edit {
  readonly by: Actor;
  /** What the caller saw of the fields that it changes; empty when it does not say. */
  readonly seen: Fingerprints;
}

interface Change {
  /** The schema of the payload. */
  readonly schema: Schema;
  readonly row: Row;
  /** What is stored, in the form of the payload. */
  readonly stored: object;
  /** The same once the change is made. */
  readonly after: object;
  readonly edit: Edit;
}

function conflictError(schema: Schema, conflicts: readonly Conflict[]): HttpError {
  const named = (language: Language) => {
    const labels = conflicts.map(({ path }) => schemaLabel(schemaAt(schema, path), language, path.slice(1)));
    return [...new Set(labels)].map(isolateAuto).join(language === 'en' ? ', ' : '، ');
  };
  const words = {
    ar: `تغيّر ما يلي في هذه الأثناء ولم يُحفظ تعديلك: ${named('ar')}. اختر القيم التي تبقى.`,
    en: `Changed by somebody else in the meantime: ${named('en')}. Your change was not saved; choose which values stay.`,
  };
  return new HttpError(409, words, { conflicts });
}

/**
 * Refuses a change of fields that are no longer as its caller saw them. Inside of the menu's lock.
 * @returns the column that remembers the edit, to be stored with it
 */
export function checkConflicts({ schema, row, stored, after, edit }: Change): { readonly lastEdits: LastEdits } {
  const edits = (row['lastEdits'] ?? {}) as LastEdits;
  const conflicts = findConflicts(edit.seen, stored, after, edits);
  if (conflicts.length > 0) throw conflictError(schema, conflicts);
  const { username, name }: Editor = edit.by;
  return { lastEdits: recordEdits(edits, stored, after, { username, name }, new Date().toISOString()) };
}
