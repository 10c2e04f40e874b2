import { propertyOf } from '@qaima/schemas';

/** Whether a write violated a unique constraint, on SQLite or PostgreSQL. */
export function isUniqueViolation(error: unknown): boolean {
  const code = propertyOf(error, 'code');
  return code === '23505' || (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT'));
}
