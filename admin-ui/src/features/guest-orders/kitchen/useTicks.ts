/** The ticked lines of each order that is being prepared, stored on this device. */
import { useCallback, useState } from 'react';
import { useMenuName } from '../../../data/menu.js';

type Ticks = Readonly<Record<string, readonly string[]>>;

const isTicks = (value: unknown): value is Ticks =>
  value !== null &&
  typeof value === 'object' &&
  Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

function stored(key: string): Ticks {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    return isTicks(value) ? value : {};
  } catch {
    return {};
  }
}

export interface KitchenTicks {
  readonly of: (order: string) => readonly string[];
  readonly toggle: (order: string, line: string) => void;
}

/** @param orders the ids of the orders in the kitchen; the ticks of others are forgotten */
export function useTicks(orders: readonly string[]): KitchenTicks {
  const key = `qaima.kitchenTicks.${useMenuName()}`;
  const [ticks, setTicks] = useState(() => stored(key));
  const of = useCallback((order: string) => ticks[order] ?? [], [ticks]);
  const toggle = (order: string, line: string) => {
    const before = of(order);
    const after = before.includes(line) ? before.filter((one) => one !== line) : [...before, line];
    const next = Object.fromEntries(Object.entries({ ...ticks, [order]: after }).filter(([id]) => orders.includes(id)));
    setTicks(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Without storage, ticks are lost when the page is closed.
    }
  };
  return { of, toggle };
}
