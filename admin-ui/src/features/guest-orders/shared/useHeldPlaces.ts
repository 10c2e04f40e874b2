/**
 * Keeps cards in their places while the venue taps on them, so that no tap reaches a card that has just come to the place
 * of another. Moves can't be undone. (docs/spec/owners-area.md#guest-orders)
 */
import { createContext, use, useEffect, useState } from 'react';
import { useInbox } from '../inbox/OrderInboxProvider.js';

/** How long cards keep their places after the last tap and its answer. Longer than the pause in a double tap. */
const HOLD_MS = 600;

/** The attribute of elements whose cards keep their places. */
export const PLACES = { 'data-places': '' } as const;

/** Whether cards keep their places: a finger is down, a move is being sent, or both have ended only just now. */
export function usePlacesAreHeld(): boolean {
  const { progress } = useInbox().state;
  const isSending = [...progress.values()].some(({ kind }) => kind === 'sending');
  const [isPressed, setPressed] = useState(false);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const press = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || !target.closest('[data-places]')) return;
      setPressed(true);
      setHeld(true);
    };
    document.addEventListener('pointerdown', press, { signal });
    for (const name of ['pointerup', 'pointercancel'])
      document.addEventListener(name, () => setPressed(false), { signal });
    return () => listeners.abort();
  }, []);
  const isBusy = isPressed || isSending;
  useEffect(() => {
    if (isBusy || !isHeld) return;
    const timer = setTimeout(() => setHeld(false), HOLD_MS);
    return () => clearTimeout(timer);
  }, [isBusy, isHeld]);
  return isHeld;
}

/** Returns the latest value, or while `isHeld` the one from before. The value must stay the same object if unchanged. */
export function useHeld<T>(value: T, isHeld: boolean): T {
  const [held, setHeld] = useState(value);
  if (!isHeld && held !== value) setHeld(value);
  return isHeld ? held : value;
}

/** An entry of a list whose places are held. */
export interface Place<T> {
  readonly order: T;
  /** Whether the order has left the list, and only its place is kept. */
  readonly isLeft: boolean;
}

/** The orders of a list in the places of `held`. Those that have come since are last. */
export function placesOf<T extends { readonly _id: string }>(
  held: readonly T[],
  present: readonly T[],
): readonly Place<T>[] {
  const byId = new Map(present.map((order) => [order._id, order]));
  const kept = held.map((order) => ({ order: byId.get(order._id) ?? order, isLeft: !byId.has(order._id) }));
  const known = new Set(held.map(({ _id }) => _id));
  return [...kept, ...present.filter(({ _id }) => !known.has(_id)).map((order) => ({ order, isLeft: false }))];
}

/** Whether the surrounding card only keeps the place of an order that has left. */
export const LeftContext = createContext(false);
export const useIsLeft = (): boolean => use(LeftContext);
