import { useSyncExternalStore } from 'react';
import { useInbox } from '../inbox/OrderInboxProvider.js';

/** The server's time in whole seconds (epoch ms). All components share one timer. */
export function useNow(): number {
  const { clock } = useInbox().inbox;
  return useSyncExternalStore(clock.subscribe, clock.now);
}
