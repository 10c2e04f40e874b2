/**
 * SQLSTATE classes and codes, and system and driver errors, by which a database or a disk is away, full or overrun: the
 * same request may succeed in a moment.
 */
const CODES =
  /^(08...|53...|57P0[1-5]|25P03|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|BUCKET_AWAY|DATABASE_AWAY|SQLITE_(FULL|BUSY|IOERR|CANTOPEN|READONLY).*)$/;

/** What pg and knex say without a code; knex puts the query before it. */
const SENTENCES =
  /(^| - )(Connection terminated|Client has encountered a connection error|Connection ended unexpectedly|Client was closed|timeout expired|timeout exceeded|Knex: Timeout acquiring)/i;

/** Whether an error means that what we store on is out of reach or out of room for now, rather than that we are wrong. */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.test(code) || SENTENCES.test(error.message);
}
