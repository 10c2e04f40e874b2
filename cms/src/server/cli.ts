/** Runs commands, prints their error messages and sets their exit code. */
import { propertyOf } from '@qaima/schemas';
import { CliError } from '../errors/cliError';
import { isOutage } from '../errors/outage';

const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'There is no room left on the disk.',
  EACCES: 'This file or folder may not be written or read by this user.',
  EPERM: 'This file or folder may not be written or read by this user.',
  EROFS: 'This disk can only be read.',
  ENOENT: 'There is no such file or folder.',
};

/** SQLSTATE codes for invalid credentials and for a missing database. */
const REFUSED = /^(28|3D)[0-9A-Z]{3}$/;

/** The error message for the operator. Unexpected errors are marked as possible bugs. */
function messageOf(error: unknown): string {
  if (error instanceof CliError) return error.message;
  const message = error instanceof Error ? error.message : String(error);
  const [code, path] = [propertyOf(error, 'code'), propertyOf(error, 'path')];
  const reason = typeof code === 'string' ? SYSTEM_ERRORS[code] : undefined;
  if (reason !== undefined) return typeof path === 'string' ? `${path}: ${reason}` : reason;
  if (typeof code === 'string' && REFUSED.test(code)) return `The database refuses: ${message}`;
  if (isOutage(error)) return `The database is out of reach: ${message || 'connection refused'}`;
  return `Something went wrong that should not have: ${message}`;
}

/** The folder in which the user ran npm. npm runs commands in the root of the repository instead. */
export const workingFolder = () => process.env['INIT_CWD'] ?? process.cwd();

/** Runs a command and ends the process. @param work resolves to the exit code */
export function runCommand(work: () => Promise<number>): void {
  work().then(
    (code) => process.exit(code),
    (error: unknown) => {
      console.error(messageOf(error));
      process.exit(1);
    },
  );
}
