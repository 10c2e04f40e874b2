/** Settings of the inbox that are stored on this device. */
import { useStore } from 'react-admin';

/** The key of the setting that tickets are printed by the browser on acceptance. */
export const PRINTS_ON_ACCEPT = 'guestOrders.printOnAccept';

export function useDeviceSettings() {
  const [printsOnAccept, setPrintsOnAccept] = useStore(PRINTS_ON_ACCEPT, false);
  const [hasLetters, setHasLetters] = useStore('guestOrders.letters', true);
  return { printsOnAccept, setPrintsOnAccept, hasLetters, setHasLetters };
}
