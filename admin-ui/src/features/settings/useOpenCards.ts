/** The open settings cards. Opening a card pushes a history entry, so that the back button collapses it. */
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { settingsCards } from './settingsCards.js';

/** The element id of a card. */
export const cardId = (name: string) => `card-${name}`;

const isFolding = (name: string) => settingsCards.some((card) => card.name === name && card.summary);

/** Scrolls a card to the top of the window and focuses it. */
function bring(name: string) {
  const card = document.getElementById(cardId(name));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

const OPENED = { opened: true };

/** Whether the current history entry was pushed by opening a card on this page. */
const wasOpenedHere = (state: unknown) => state !== null && typeof state === 'object' && 'opened' in state;

export function useOpenCards() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { key, ...location } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const wanted = search.get('card');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string | null>(null);
  // A card that the user clicked is already visible. Only a card from the URL is scrolled to.
  const isVisible = useRef(false);
  const isShown = useRef(false);
  // Prevents a double click from going back twice.
  const isGoingBack = useRef(false);
  if (wanted !== seen) {
    const next = new Set(open);
    // Going back collapses the card that was opened last, and never opens one.
    if (seen && isBack) next.delete(seen);
    else if (wanted) next.add(wanted);
    setSeen(wanted);
    setOpen(next);
  }
  useEffect(() => {
    isGoingBack.current = false;
  }, [key]);
  useEffect(() => {
    if (wanted && !isVisible.current && !(isBack && isShown.current)) bring(wanted);
    isVisible.current = false;
    isShown.current = true;
  }, [wanted, isBack]);

  // Synchronous, so that going back at once finds the card that was opened.
  const name = (card: string) => setSearch({ card }, { state: OPENED, preventScrollReset: true, flushSync: true });
  const fold = (card: string) => {
    if (isGoingBack.current) return;
    if (card === wanted && wasOpenedHere(location.state)) {
      isGoingBack.current = true;
      void navigate(-1);
      return;
    }
    setOpen(new Set([...open].filter((other) => other !== card)));
    if (card === wanted) setSearch({}, { replace: true, preventScrollReset: true });
  };
  /** Opens a card without scrolling. */
  const unfold = (card: string | undefined) => setOpen((now) => (card ? new Set(now).add(card) : now));
  return {
    wanted,
    isOpen: (card: string) => !isFolding(card) || open.has(card),
    toggle: (card: string) => {
      if (open.has(card)) {
        fold(card);
      } else {
        isVisible.current = true;
        // Opens the card synchronously, because the URL changes later and a second click must already collapse it.
        unfold(card);
        name(card);
      }
    },
    unfold,
    /** Opens a card and scrolls to it. */
    show: (card: string) => {
      if (isFolding(card) && !open.has(card)) name(card);
      else bring(card);
    },
  };
}
