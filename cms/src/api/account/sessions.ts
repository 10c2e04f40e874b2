/** Where somebody is signed in, for themselves to see and to end. */
import { Refusal } from '../../errors/httpError';
import { closeSessionById, closeSessionsOf, findSessionOf, type Held } from '../../http/sessions/store';
import { logSecurity } from '../../config/securityLog';

/**
 * Ends one of somebody's own sessions.
 * @returns whether it was the one that asks
 * @throws {Refusal} 404 when they have no such session
 */
export async function endSession({ id, account }: Held, sessionId: string): Promise<boolean> {
  const found = await findSessionOf(account.id, sessionId);
  if (found === undefined) throw new Refusal(404);
  if (found === id) return true;
  await closeSessionById(found);
  logEnded(account.id, 1, 'by-owner');
  return false;
}

/** Ends all of somebody's sessions but the one that asks. */
export async function endOtherSessions({ id, account }: Held): Promise<void> {
  logEnded(account.id, await closeSessionsOf(account.id, id), 'by-owner');
}

type Reason = 'by-owner' | 'password-changed' | 'password-reset' | 'by-panel' | 'by-environment';

/** Writes that sessions were ended by others than who used them. */
export function logEnded(account: number, sessions: number, reason: Reason): void {
  if (sessions > 0) logSecurity('sessions-ended', { account, sessions, reason });
}
