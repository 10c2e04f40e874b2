/**
 * Processes on one database need one secret: with another, a mail that one of them sealed could not be read by the next,
 * and a code that one of them sent would be wrong at the next. So the database knows which one it was begun with, by a
 * word that is derived from it and does not reveal it.
 */
import { CliError } from '../errors/cliError';
import { environment } from '../config/environment';
import { secretFor } from '../config/secrets';
import { readAppState, setAppState } from '../database/appState';

const MARK = 'secret';

const OTHER =
  'This database was begun with another secret. Give every process the same SECRET (or the same DATA_DIR/secret). ' +
  'If the old one is lost, or was replaced on purpose, start once with SECRET_CHANGED=1: mails and codes that wait are ' +
  'void then.';

/** @throws {CliError} when another secret than ours is in use. SQLite has one process, and its secret beside it. */
export async function checkSharedSecret(): Promise<void> {
  const { databaseUrl, secretChanged } = environment();
  if (databaseUrl === undefined) return;
  const ours = secretFor('mark of the secret');
  const theirs = await readAppState(MARK);
  if (theirs === ours) return;
  if (theirs !== undefined && !secretChanged) throw new CliError(OTHER);
  await setAppState(MARK, ours);
}
