/** A dialog that the browser's back button closes. */
import { useEffect, useId, useRef, useState } from 'react';
import { isRecord } from '@qaima/schemas';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The dialog's data (null: the dialog is closed), and the functions `open` and `close`. `open` pushes a history entry,
 * and `close` goes back to the previous entry.
 */
export function useBackButtonDialog<T>(): readonly [about: T | null, open: (about: T) => void, close: () => void] {
  const { pathname, search, key, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  // The history entry names its dialog, because a screen can have several.
  const dialog = useId();
  const [about, setAbout] = useState<T | null>(null);
  const isOpen = about !== null && isRecord(state) && state['dialog'] === dialog;
  // Prevents a double click from going back twice.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  const open = (next: T) => {
    setAbout(next);
    void navigate({ pathname, search }, { state: { dialog }, preventScrollReset: true });
  };
  const close = () => {
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
  return [isOpen ? about : null, open, close];
}
