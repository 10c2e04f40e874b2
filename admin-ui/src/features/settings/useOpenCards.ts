/** The open settings cards. Opening a card pushes a history entry, so that the back button collapses it. */
import { useContext, useEffect, useRef, useState } from 'react';
import {
  NavigationType,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
  type Location,
} from 'react-router-dom';
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

const without = (cards: ReadonlySet<string>, card: string) => new Set([...cards].filter((other) => other !== card));

const OPENED = { opened: true };

/** The card in the URL. `pushed`: whether this page pushed the history entry when it opened the card. */
const cardAt = ({ search, state }: Pick<Location, 'search' | 'state'>) => ({
  card: new URLSearchParams(search).get('card'),
  pushed: state !== null && typeof state === 'object' && 'opened' in state,
});

export function useOpenCards() {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  // Subscribes to the router itself. `useLocation` updates too late if the user goes back twice quickly.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const { pathname, ...location } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const wanted = search.get('card');
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(wanted ? [wanted] : []));
  const current = useRef(cardAt(location));
  const key = useRef(location.key);
  // Whether the user has opened the card by a click. The card is then visible already, and the page does not scroll to
  // it.
  const isVisible = useRef(false);
  const isShown = useRef(false);
  // Prevents a double click from going back twice.
  const isGoingBack = useRef(false);
  /** Opens a card without scrolling. */
  const unfold = (card: string | undefined) => setOpen((now) => (card ? new Set(now).add(card) : now));
  useEffect(
    () =>
      router?.subscribe(({ location: next, historyAction }) => {
        if (next.key === key.current) return;
        key.current = next.key;
        isGoingBack.current = false;
        if (next.pathname !== pathname) return;
        const last = current.current.card;
        current.current = cardAt(next);
        const { card } = current.current;
        // "Back" collapses the card that was opened last. It never opens a card.
        if (last && historyAction === NavigationType.Pop) setOpen((now) => without(now, last));
        else if (card) setOpen((now) => new Set(now).add(card));
      }),
    [router, pathname],
  );
  useEffect(() => {
    if (wanted && !isVisible.current && !(isBack && isShown.current)) bring(wanted);
    isVisible.current = false;
    isShown.current = true;
  }, [wanted, isBack]);

  /** Opens a card and puts it into the URL. */
  const name = (card: string) => {
    unfold(card);
    current.current = { card, pushed: true };
    setSearch({ card }, { state: OPENED, preventScrollReset: true });
  };
  const fold = (card: string) => {
    if (isGoingBack.current) return;
    const isCurrent = card === current.current.card;
    if (isCurrent && current.current.pushed) {
      isGoingBack.current = true;
      void navigate(-1);
      return;
    }
    setOpen((now) => without(now, card));
    if (!isCurrent) return;
    current.current = { card: null, pushed: false };
    setSearch({}, { replace: true, preventScrollReset: true });
  };
  return {
    wanted,
    isOpen: (card: string) => !isFolding(card) || open.has(card),
    toggle: (card: string) => {
      if (open.has(card)) {
        fold(card);
      } else {
        isVisible.current = true;
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
