/** Which cards of the settings are unfolded. Each that is opened has its entry of the history, so that the way back folds it. */
import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { settingsCards } from './settingsCards.js';

/** Where a card stands in the page. */
export const cardId = (name: string) => `card-${name}`;

const isFolding = (name: string) => settingsCards.some((card) => card.name === name && card.summary);

/** Brings a card to the top of the window, and the keyboard with it. */
function bring(name: string) {
  const card = document.getElementById(cardId(name));
  card?.scrollIntoView({ block: 'start' });
  card?.focus({ preventScroll: true });
}

const OPENED = { opened: true };

/** Whether an entry of the history was made by opening a card on this page, so that there is a way back to it. */
const wasOpenedHere = (state: unknown) => state !== null && typeof state === 'object' && 'opened' in state;

export function useOpenCards() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { key, ...location } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const wanted = search.get('card');
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState<string | null>(null);
  // What is tapped is in sight already; only what an address asks for that one comes to is brought there.
  const isInSight = useRef(false);
  const isShown = useRef(false);
  // Two presses must not go back twice.
  const isGoingBack = useRef(false);
  if (wanted !== seen) {
    const next = new Set(open);
    // A way back folds what was opened last, and opens nothing that was folded meanwhile.
    if (seen && isBack) next.delete(seen);
    else if (wanted) next.add(wanted);
    setSeen(wanted);
    setOpen(next);
  }
  useEffect(() => {
    isGoingBack.current = false;
  }, [key]);
  useEffect(() => {
    if (wanted && !isInSight.current && !(isBack && isShown.current)) bring(wanted);
    isInSight.current = false;
    isShown.current = true;
  }, [wanted, isBack]);

  const name = (card: string) => setSearch({ card }, { state: OPENED, preventScrollReset: true });
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
  /** Unfolds a card where it is. */
  const unfold = (card: string | undefined) => setOpen((now) => (card ? new Set(now).add(card) : now));
  return {
    wanted,
    isOpen: (card: string) => !isFolding(card) || open.has(card),
    toggle: (card: string) => {
      if (open.has(card)) {
        fold(card);
      } else {
        isInSight.current = true;
        // At once: the address follows, and the next press must not meet this card folded.
        unfold(card);
        name(card);
      }
    },
    unfold,
    /** Unfolds a card, and goes to it. */
    show: (card: string) => {
      if (isFolding(card) && !open.has(card)) name(card);
      else bring(card);
    },
  };
}
