import { isOutage } from '../errors/outage';

/**
 * Keeps the process alive through a restart of PostgreSQL.
 *
 * A connection that dies in the middle of a query rejects promises that neither knex nor Strapi has anyone wait
 * for, and Node ends a process for that. The requests concerned were told, the pool makes new connections: nothing
 * is lost by going on. Any other unhandled rejection is a fault of ours and still ends the process.
 */
export function ignoreOutageRejections(warn: (message: string) => void): void {
  process.on('unhandledRejection', (reason) => {
    if (!isOutage(reason)) throw reason;
    warn(`The database was lost in the middle of a query: ${reason.message}`);
  });
}
