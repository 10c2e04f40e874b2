import type { Endpoint, LoggedChange } from '@qaima/schemas';
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '../http/sessions/store';

interface CurrentCall {
  readonly call: Endpoint;
  /** Null for visitors. */
  readonly account: Actor | null;
  /** The title of what the call changes, for the audit log. Absent if the response contains it. */
  subject?: string;
  /** What the call changes, for the audit log. */
  changes?: readonly LoggedChange[];
}

/** The API call that is being handled; none in jobs and commands. */
export const currentCall = new AsyncLocalStorage<CurrentCall>();

/**
 * Sets the title of what the current call changes. Needed if its response does not contain the title, as after a
 * deletion.
 */
export function nameSubject(title: string): void {
  const current = currentCall.getStore();
  if (current) current.subject = title;
}

/** Sets what the current call changes, for the audit log. */
export function logChanges(changes: readonly LoggedChange[]): void {
  const current = currentCall.getStore();
  if (current) current.changes = changes;
}
