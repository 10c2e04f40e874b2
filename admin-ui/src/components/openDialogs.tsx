/**
 * The open dialogs that have no history entry of their own. The browser's back button closes the top one, and leaves
 * the panel and the page below it as they are. (docs/spec/owners-area.md#routes)
 */
import { createContext, useContext, useEffect, useMemo, useRef, type ReactNode } from 'react';

interface OpenDialogs {
  /** Adds a dialog on top. Returns the function that removes it. */
  readonly add: (close: () => void) => () => void;
  readonly isEmpty: () => boolean;
  readonly closeTop: () => void;
  /** Calls a function whenever a dialog opens. Returns the function that stops this. */
  readonly onOpen: (listener: () => void) => () => void;
}

const nothing: OpenDialogs = {
  add: () => () => undefined,
  isEmpty: () => true,
  closeTop: () => undefined,
  onOpen: () => () => undefined,
};
const OpenDialogsContext = createContext(nothing);

function createOpenDialogs(): OpenDialogs {
  const stack: { readonly close: () => void }[] = [];
  const listeners = new Set<() => void>();
  return {
    add: (close) => {
      const dialog = { close };
      stack.push(dialog);
      for (const listener of listeners) listener();
      return () => void stack.splice(stack.indexOf(dialog), 1);
    },
    isEmpty: () => stack.length === 0,
    closeTop: () => stack.at(-1)?.close(),
    onOpen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function OpenDialogsProvider({ children }: { readonly children: ReactNode }) {
  const dialogs = useMemo(() => createOpenDialogs(), []);
  return <OpenDialogsContext.Provider value={dialogs}>{children}</OpenDialogsContext.Provider>;
}

export const useOpenDialogs = () => useContext(OpenDialogsContext);

/** While `isOpen`, the back button closes a dialog. Of several open dialogs it closes the one that was opened last. */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  const { add } = useOpenDialogs();
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => (isOpen ? add(() => latest.current()) : undefined), [add, isOpen]);
}
