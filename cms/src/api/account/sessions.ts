/** Where somebody is signed in, for themselves to see and to end. */
import { HttpError } from '../../errors/httpError';
import { closeSessionById, closeSessionsOf, findSessionOf, type StoredSession } from '../../http/sessions/store';
import { logSecurity } from '../../config/securityLog';

/**
 * Ends one of somebody's own sessions.
 * @returns whether it was the one that asks
 * @throws {HttpError} 404 when they have no such session
 */
export async function endSession({ id, account }: StoredSession, sessionId: string): Promise<boolean> {
  const found = await findSessionOf(account.id, sessionId);
  if (found === undefined) throw new HttpError(404);
  if (found === id) return true;
  await closeSessionById(found);
  logSessionsEnded(account.id, 1, 'by-owner');
  return false;
}

/** Ends all of somebody's sessions but the one that asks. */
export async function endOtherSessions({ id, account }: StoredSession): Promise<void> {
  logSessionsEnded(account.id, await closeSessionsOf(account.id, id), 'by-owner');
}

type Reason = 'by-owner' | 'password-changed' | 'password-reset' | 'by-panel' | 'by-environment';

/** Writes that sessions were ended by others than who used them. */
export function logSessionsEnded(account: number, sessions: number, reason: Reason): void {
  if (sessions > 0) logSecurity('sessions-ended', { account, sessions, reason });
}
