import winston from 'winston';
import { environment } from './environment';
import { requestId } from './requestId';

/** Says for which request a line is written. */
const withRequestId = winston.format((line) => {
  const request = requestId();
  return request === undefined ? line : Object.assign(line, { request });
});

/** Strapi's logger: one JSON object a line, to stderr, so that stdout is left to what a person should read. */
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

/** Logs something that was thrown, with where it happened. Never put what a person typed into `where`. */
export function logError(thrown: unknown, where: Readonly<Record<string, string>> = {}): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  strapi.log.error(error.message, { ...where, stack: error.stack });
}
