/**
 * Checks that all processes on a database have the same secret. Otherwise they could not decrypt each other's mails
 * or accept each other's codes. The database stores a value derived from the secret, which does not reveal it.
 */
import { CliError } from '../errors/cliError';
import { environment } from '../config/environment';
import { secretFor } from '../config/secrets';
import { readStoredValue, setStoredValue } from '../database/keyValueStore';

const MARK = 'secret';

const OTHER =
  'This database was begun with another secret. Give every process the same SECRET (or the same DATA_DIR/secret). ' +
  'If the old one is lost, or was replaced on purpose, start once with SECRET_CHANGED=1: mails and codes that wait are ' +
  'void then.';

/**
 * Checks the secret. Skipped for SQLite, which has only one process, with its secret in the same folder.
 * @throws {CliError} if the database was used with another secret
 */
export async function checkSharedSecret(): Promise<void> {
  const { databaseUrl, secretChanged } = environment();
  if (databaseUrl === undefined) return;
  const ours = secretFor('mark of the secret');
  const theirs = await readStoredValue(MARK);
  if (theirs === ours) return;
  if (theirs !== undefined && !secretChanged) throw new CliError(OTHER);
  await setStoredValue(MARK, ours);
}
