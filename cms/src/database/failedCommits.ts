import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DatabaseAwayError } from './databaseMonitor';
import { databaseMonitor } from './sharedMonitor';

type Database = Core.Strapi['db'];

/** What the work of a transaction is handed. */
interface Opened {
  readonly trx: Knex.Transaction;
}
type Work = (opened: Opened) => unknown;

/**
 * Makes a failed COMMIT fail.
 *
 * In knex 3.0.1 `trx.commit()` resolves even when the database refused to commit (a full disk, a lost connection):
 * only `trx.executionPromise` rejects, and Strapi doesn't look at it, so it would acknowledge what was never
 * stored. Here the outermost transaction's commit waits for both. What was to happen after the commit then
 * doesn't, and the caller hears of the failure.
 *
 * A failed BEGIN is hidden in the same way: knex hands out a transaction that is over already.
 */
export function rejectFailedCommits(database: Database): void {
  const honest = new WeakSet<Knex.Transaction>();

  function patchCommit(trx: Knex.Transaction): void {
    if (honest.has(trx)) return;
    honest.add(trx);
    const commit: (value?: unknown) => Promise<unknown> = trx.commit.bind(trx);
    const honestly = async (value?: unknown) => {
      // The caller has been told that nothing was stored, and may have tried again since.
      if (databaseMonitor().isAbandoned()) throw new DatabaseAwayError();
      const result = await commit(value);
      await trx.executionPromise;
      return result;
    };
    trx.commit = honestly as typeof trx.commit;
  }

  const begin = database.transaction.bind(database);
  const amended = async (work?: Work): Promise<unknown> => {
    if (work === undefined) {
      const transaction = await begin();
      if (transaction.get().isCompleted()) await transaction.get().executionPromise;
      patchCommit(transaction.get());
      return transaction;
    }
    return begin((opened: Opened): unknown => {
      const { trx } = opened;
      patchCommit(trx);
      return trx.isCompleted() ? trx.executionPromise.then(() => work(opened)) : work(opened);
    });
  };
  database.transaction = amended as Database['transaction'];
}
