/** Prints tickets of automatically accepted orders, if this device prints on acceptance. */
import { useCallback, useRef } from 'react';
import type { GuestOrder } from '@qaima/schemas';
import { useStoreContext } from 'react-admin';
import { PRINTS_ON_ACCEPT } from './useDeviceSettings.js';
import { usePrintTicket } from './usePrintTicket.js';

/** The returned function prints one ticket after the other, each on one device only. */
export function usePrintAccepted(): (order: GuestOrder) => void {
  const print = usePrintTicket();
  const store = useStoreContext();
  const last = useRef<Promise<void>>(Promise.resolve());
  return useCallback(
    (order) => {
      // Read at each order, because the inbox outlives the screen and the setting may have changed.
      if (store.getItem<boolean>(PRINTS_ON_ACCEPT)) last.current = last.current.then(() => print(order, 'once'));
    },
    [print, store],
  );
}
