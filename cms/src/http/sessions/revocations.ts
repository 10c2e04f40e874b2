/** Tells open streams of this process that somebody may have lost access: a session ended, or an admin was removed. */
import { afterCommit } from '../../database/transaction';

type Listener = () => void;

const listeners = new Set<Listener>();

/** Calls back after a revocation. */
export function onRevocation(listener: Listener): void {
  listeners.add(listener);
}

/** Announces a revocation after the current transaction. */
export function announceRevocation(): void {
  afterCommit(() => {
    for (const listener of listeners) listener();
  });
}
