/**
 * Error codes (SQLSTATE, operating system, drivers) of an unreachable, full or overloaded database or disk. A retry
 * may succeed.
 */
const CODES =
  /^(08...|53...|57P0[1-5]|25P03|40001|40P01|55P03|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ENOSPC|EDQUOT|EROFS|BUCKET_AWAY|DATABASE_AWAY|SQLITE_(FULL|BUSY|IOERR|CANTOPEN|READONLY).*)$/;

/** Messages of pg and knex for errors without a code. knex puts the query in front of the message. */
const SENTENCES =
  /(^| - )(Connection terminated|Client has encountered a connection error|Connection ended unexpectedly|Client was closed|timeout expired|timeout exceeded|Knex: Timeout acquiring)/i;

/** Whether an error is a temporary outage of the database or disk rather than a bug. */
export function isOutage(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isOutage);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return CODES.test(code) || SENTENCES.test(error.message);
}
