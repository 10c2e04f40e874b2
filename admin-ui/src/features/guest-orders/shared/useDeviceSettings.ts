/** Settings of the inbox that are stored on this device. */
import { useStore } from 'react-admin';

export function useDeviceSettings() {
  const [printsOnAccept, setPrintsOnAccept] = useStore('guestOrders.printOnAccept', false);
  const [hasLetters, setHasLetters] = useStore('guestOrders.letters', true);
  return { printsOnAccept, setPrintsOnAccept, hasLetters, setHasLetters };
}
