import type { Endpoint, LoggedChange } from '@qaima/schemas';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../http/sessions/store';
import { runAlways, type RunOnce } from './repeatedRequests';

interface CurrentCall {
  readonly call: Endpoint;
  /** Null for visitors. */
  readonly account: Actor | null;
  /** Whether the caller has confirmed lately who they are. */
  readonly confirmed: boolean;
  readonly once: RunOnce;
  /** The title of the changed entity, for the audit log. Absent if the response contains the title. */
  subject?: string;
  /** Which values the call changes, for the audit log. */
  changes?: readonly LoggedChange[];
  /** Whether the call writes only values that are stored already. The audit log then has no entry. */
  isWithoutChange?: boolean;
}

/** The API call that is being handled; none in jobs and commands. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

/**
 * Runs the work of the current call in the current transaction, unless a former request with the same `Idempotency-Key`
 * ran it. A call uses it at most once. `changeMenu` does so for the calls that change a menu.
 */
export const runOnce: RunOnce = (work) => (currentCall.getStore()?.once ?? runAlways)(work);

/**
 * Sets the title of the entity that the current call changes. Needed if the response does not contain the title, for
 * example after a deletion.
 */
export function nameSubject(title: string): void {
  const current = currentCall.getStore();
  if (current) current.subject = title;
}

/** Sets which values the current call changes, for the audit log. */
export function logChanges(changes: readonly LoggedChange[]): void {
  const current = currentCall.getStore();
  if (current) current.changes = changes;
}

/** Keeps the current call out of the audit log, because it writes only values that are stored already. */
export function logNoChange(): void {
  const current = currentCall.getStore();
  if (current) current.isWithoutChange = true;
}
