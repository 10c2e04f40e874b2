/**
 * Keeps the inbox running during a shift, also while the owner visits other screens. The orders screen creates the
 * inbox; this provider stops it. Only types are imported from the inbox: its code is loaded with the orders screen.
 */
import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import type { InboxState, OrderInbox } from './OrderInbox.js';

interface InboxHolder {
  readonly inbox: OrderInbox | null;
  /** Keeps an inbox until it is released. */
  readonly hold: (inbox: OrderInbox) => void;
  /** Stops the inbox, except during a shift. */
  readonly release: () => void;
}

const InboxContext = createContext<InboxHolder | null>(null);

export function OrderInboxProvider({ children }: { readonly children: ReactNode }) {
  const [inbox, setInbox] = useState<OrderInbox | null>(null);
  const held = useRef<OrderInbox | null>(null);
  const stop = useCallback(() => {
    held.current?.stop();
    held.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const hold = useCallback(
    (next: OrderInbox) => {
      stop();
      held.current = next;
      next.start();
      setInbox(next);
    },
    [stop],
  );
  const release = useCallback(() => {
    if (held.current?.read().isShiftOn) return;
    stop();
    setInbox(null);
  }, [stop]);
  const holder = useMemo(() => ({ inbox, hold, release }), [inbox, hold, release]);
  return <InboxContext value={holder}>{children}</InboxContext>;
}

export function useInboxHolder(): InboxHolder {
  const holder = useContext(InboxContext);
  if (!holder) throw new Error('useInboxHolder needs an OrderInboxProvider above it');
  return holder;
}

/** The inbox, for components within the orders screen. */
const OpenInboxContext = createContext<{ readonly inbox: OrderInbox; readonly state: InboxState } | null>(null);
export const OpenInboxProvider = OpenInboxContext.Provider;

export function useInbox(): { readonly inbox: OrderInbox; readonly state: InboxState } {
  const open = useContext(OpenInboxContext);
  if (!open) throw new Error('useInbox needs an OpenInboxProvider above it');
  return open;
}
