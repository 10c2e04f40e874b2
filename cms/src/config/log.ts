import winston from 'winston';
import { environment } from './environment';
import { requestId } from './currentRequestId';

/** Adds the request id to a log line. */
const withRequestId = winston.format((line) => {
  const request = requestId();
  return request === undefined ? line : Object.assign(line, { request });
});

/** Strapi's logger. It writes JSON lines to stderr; stdout is for messages to people. */
export const logger = {
  level: environment().logLevel,
  format: winston.format.combine(
    winston.format.errors({ stack: true }),
    withRequestId(),
    winston.format.timestamp(),
    winston.format.json(),
  ),
  transports: [new winston.transports.Console({ stderrLevels: Object.keys(winston.config.npm.levels) })],
};

/** Logs an error. `where` names its context and must never contain user input. */
export function logError(thrown: unknown, where: Readonly<Record<string, string>> = {}): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  strapi.log.error(error.message, { ...where, stack: error.stack });
}
