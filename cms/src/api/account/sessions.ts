import { HttpError } from '../../errors/httpError';
import { closeSessionById, closeSessionsOf, findSessionOf, type StoredSession } from '../../http/sessions/store';
import { logSecurity } from '../../config/securityLog';

/**
 * Ends one of the account's sessions.
 * @returns whether it was the current one
 * @throws {HttpError} 404
 */
export async function endSession({ id, account }: StoredSession, sessionId: string): Promise<boolean> {
  const found = await findSessionOf(account.id, sessionId);
  if (found === undefined) throw new HttpError(404);
  if (found === id) return true;
  await closeSessionById(found);
  logSessionsEnded(account.id, 1, 'by-owner');
  return false;
}

/** Ends all sessions of an account except the current one. */
export async function endOtherSessions({ id, account }: StoredSession): Promise<void> {
  logSessionsEnded(account.id, await closeSessionsOf(account.id, id), 'by-owner');
}

type Reason = 'by-owner' | 'password-changed' | 'password-reset' | 'by-panel' | 'by-environment';

/** Logs that sessions were ended for a reason other than signing out. */
export function logSessionsEnded(account: number, sessions: number, reason: Reason): void {
  if (sessions > 0) logSecurity('sessions-ended', { account, sessions, reason });
}
