/** A dialog that the browser's way back closes, as it closes what is opened in the address. */
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const MARK = { dialog: true };

const isMarked = (state: unknown): boolean => state !== null && typeof state === 'object' && 'dialog' in state;

/** What the dialog is about, or null while it is closed. Opening it makes an entry of the history, closing it goes back. */
export function useHistoryDialog<T>(): readonly [about: T | null, open: (about: T) => void, close: () => void] {
  const { pathname, search, key, ...location } = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const [about, setAbout] = useState<T | null>(null);
  const isOpen = about !== null && isMarked(state);
  // Two presses must not go back twice.
  const isClosing = useRef(false);
  useEffect(() => {
    isClosing.current = false;
  }, [key]);
  const open = (next: T) => {
    setAbout(next);
    void navigate({ pathname, search }, { state: MARK, preventScrollReset: true });
  };
  const close = () => {
    if (!isOpen || isClosing.current) return;
    isClosing.current = true;
    void navigate(-1);
  };
  return [isOpen ? about : null, open, close];
}
