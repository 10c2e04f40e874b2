/** Detects a damaged SQLite file before it is used. (docs/spec/operations.md#data-folder) */
import { existsSync } from 'node:fs';
import { propertyOf } from '@qaima/schemas';
import Database from 'better-sqlite3';
import { CliError } from '../errors/cliError';

/** How long to wait while another process writes. */
const BUSY_TIMEOUT_MS = 5_000;

const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

const damaged = (file: string, finding: string) =>
  new CliError(
    `The database ${file} is damaged (${finding}). Nothing was changed. Restore the last backup: npm run restore -- FILE --replace`,
  );

/** The first problem that SQLite reports. */
const firstLine = (text: string) => text.replace(/^\*\*\*.*\*\*\*\n/, '').split('\n')[0] ?? '';

/**
 * Checks a SQLite file with `quick_check`, on a read-only connection.
 * @throws {CliError} if it is damaged
 */
export function checkSqlite(file: string): void {
  if (!existsSync(file)) return;
  let database: Database | undefined;
  let finding: unknown;
  try {
    database = new Database(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
    finding = database.pragma('quick_check(1)', { simple: true });
  } catch (error) {
    if (!(error instanceof Error) || !DAMAGED.test(String(propertyOf(error, 'code')))) throw error;
    finding = error.message;
  } finally {
    database?.close();
  }
  if (finding !== 'ok') throw damaged(file, firstLine(String(finding)));
}
