/** Deletes carts that were never submitted. (docs/spec/domain.md#carts) */
import { DAY_MS } from '@qaima/schemas';
import type { CleanupJob } from '../../jobs/cleanupRunner';
import { connection } from '../../database/transaction';

const OPEN_CART_TTL_MS = 7 * DAY_MS;

/** Rows per statement. A batch takes a few milliseconds, during which SQLite is blocked. */
const BATCH_ROWS = 500;

export const cartCleanup: CleanupJob = {
  name: 'open-carts',
  async *batches(now) {
    const sql = await connection();
    const before = new Date(now - OPEN_CART_TTL_MS);
    const abandoned = () => sql('carts').whereNull('submitted_at').andWhere('updated_at', '<', before);
    for (let rows = BATCH_ROWS; rows === BATCH_ROWS;) {
      // The delete repeats the `abandoned` condition. So if PostgreSQL waits for a concurrent update of a cart, it
      // checks the cart again afterwards.
      const oldest = abandoned().select('id').orderBy('updated_at').limit(BATCH_ROWS);
      rows = await abandoned().whereIn('id', oldest).delete();
      yield { rows };
    }
  },
};
