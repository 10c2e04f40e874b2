/**
 * Notifies open event streams of this process that an account may have lost access: its session ended, or it was
 * removed from the team of a menu.
 */
import { afterCommit } from '../../database/transaction';

type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls `listener` after each revocation. */
export function onRevocation(listener: Listener): void {
  listeners.add(listener);
}

/** Notifies the listeners after the current transaction commits. */
export function announceRevocation(): void {
  afterCommit(() => {
    for (const listener of listeners) listener();
  });
}
