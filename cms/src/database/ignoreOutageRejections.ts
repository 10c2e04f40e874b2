import { isOutage } from '../errors/outage';

/**
 * Keeps the process alive when PostgreSQL restarts.
 *
 * A connection that dies during a query rejects promises that neither knex nor Strapi handles, which would end the
 * process. The affected requests got an error and the pool reconnects, so continuing is safe. Other unhandled
 * rejections still end the process.
 */
export function ignoreOutageRejections(warn: (message: string) => void): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutage(reason)) throw reason;
    warn(`The database was lost in the middle of a query: ${reason.message}`);
  });
}
