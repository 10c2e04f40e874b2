import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DatabaseAwayError } from './outageMonitor';
import { sharedOutageMonitor } from './sharedOutageMonitor';

type Database = Core.Strapi['db'];

/** The argument of a callback for `transaction()`. */
interface Opened {
  readonly trx: Knex.Transaction;
}
type Work = (opened: Opened) => unknown;

/**
 * Makes a failed COMMIT reject.
 *
 * In knex 3.0.1, `trx.commit()` resolves even if the database refused the commit (full disk, lost connection). Only
 * `trx.executionPromise` rejects. Strapi ignores that, so a lost write would look successful. With this patch, a commit
 * also awaits `executionPromise`. If that rejects, commit hooks don't run and the caller gets the error.
 *
 * knex hides a failed BEGIN in the same way: it returns a transaction that is already completed.
 */
export function rejectFailedCommits(database: Database): void {
  const patched = new WeakSet<Knex.Transaction>();

  function patchCommit(trx: Knex.Transaction): void {
    if (patched.has(trx)) return;
    patched.add(trx);
    const commit: (value?: unknown) => Promise<unknown> = trx.commit.bind(trx);
    const checkedCommit = async (value?: unknown) => {
      // During an outage, the caller has already got an error and may have tried again. So this work must not be
      // committed.
      if (sharedOutageMonitor().isAbandoned()) throw new DatabaseAwayError();
      const result = await commit(value);
      await trx.executionPromise;
      return result;
    };
    // The cast is needed because knex declares a query builder as the result, although callers only await it.
    trx.commit = checkedCommit as typeof trx.commit;
  }

  const begin = database.transaction.bind(database);
  const patchedTransaction = async (work?: Work): Promise<unknown> => {
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
  // The cast is needed because one function implements both overloads.
  database.transaction = patchedTransaction as Database['transaction'];
}
