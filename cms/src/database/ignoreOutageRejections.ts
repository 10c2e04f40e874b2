import { isOutage } from '../errors/outage';

/**
 * Keeps the process alive when PostgreSQL restarts.
 *
 * If a connection dies during a query, some promises reject that neither knex nor Strapi handles. Such a rejection
 * would end the process. It is safe to continue: the affected requests get an error, and the pool reconnects. Other
 * unhandled rejections still end the process.
 */
export function ignoreOutageRejections(warn: (message: string) => void): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutage(reason)) throw reason;
    warn(`The database was lost in the middle of a query: ${reason.message}`);
  });
}
