/** Renders a screen's controls into the app bar. */
import { createContext, useContext, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

const SlotContext = createContext<HTMLElement | null>(null);
/** Provides the app bar's container for a screen's controls; null if the bar has none. */
export const AppBarSlotProvider = SlotContext.Provider;

export function AppBarSlot({ children }: { readonly children: ReactNode }) {
  const slot = useContext(SlotContext);
  return slot && createPortal(children, slot);
}
