/** Whether a write failed because a unique value is taken: by SQLite's or PostgreSQL's own word for it. */
export function isUniqueViolation(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === '23505' || (typeof code === 'string' && code.startsWith('SQLITE_CONSTRAINT'));
}
