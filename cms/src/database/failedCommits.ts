import type { Core } from '@strapi/strapi';
import type { Knex } from 'knex';
import { DatabaseAwayError } from './outageMonitor';
import { sharedOutageMonitor } from './sharedOutageMonitor';

type Database = Core.Strapi['db'];

/** The argument of a transaction callback. */
interface Opened {
  readonly trx: Knex.Transaction;
}
type Work = (opened: Opened) => unknown;

/**
 * Makes failed COMMITs reject.
 *
 * In knex 3.0.1 `trx.commit()` resolves even if the database refused (a full disk, a lost connection): only
 * `trx.executionPromise` rejects, which Strapi ignores, so it would acknowledge lost data. Here the outermost commit
 * awaits both; on failure, commit hooks do not run and the caller gets the error.
 *
 * A failed BEGIN is hidden in the same way: knex returns a completed transaction.
 */
export function rejectFailedCommits(database: Database): void {
  const honest = new WeakSet<Knex.Transaction>();

  function patchCommit(trx: Knex.Transaction): void {
    if (honest.has(trx)) return;
    honest.add(trx);
    const commit: (value?: unknown) => Promise<unknown> = trx.commit.bind(trx);
    const honestly = async (value?: unknown) => {
      // The caller was told that nothing was stored, and may have retried.
      if (sharedOutageMonitor().isAbandoned()) throw new DatabaseAwayError();
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
