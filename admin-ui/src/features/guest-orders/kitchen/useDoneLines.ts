/** The ticked lines of each order that is being prepared, stored on this device. */
import { useCallback, useState } from 'react';
import { readStoredJson, writeStored } from '../../../data/browserStorage.js';
import { useMenuName } from '../../../data/menu.js';

type DoneLinesByOrder = Readonly<Record<string, readonly string[]>>;

const isDoneLinesByOrder = (value: unknown): value is DoneLinesByOrder =>
  value !== null &&
  typeof value === 'object' &&
  Object.values(value).every((keys) => Array.isArray(keys) && keys.every((key) => typeof key === 'string'));

function stored(key: string): DoneLinesByOrder {
  const value = readStoredJson(key);
  return isDoneLinesByOrder(value) ? value : {};
}

export interface DoneLines {
  readonly of: (order: string) => readonly string[];
  readonly toggle: (order: string, line: string) => void;
}

/** @param orders the ids of the orders in the kitchen; the ticked lines of other orders are deleted */
export function useDoneLines(orders: readonly string[]): DoneLines {
  const key = `qaima.kitchenTicks.${useMenuName()}`;
  const [doneLines, setDoneLines] = useState(() => stored(key));
  const of = useCallback((order: string) => doneLines[order] ?? [], [doneLines]);
  const toggle = (order: string, line: string) => {
    const before = of(order);
    const after = before.includes(line) ? before.filter((one) => one !== line) : [...before, line];
    const next = Object.fromEntries(
      Object.entries({ ...doneLines, [order]: after }).filter(([id]) => orders.includes(id)),
    );
    setDoneLines(next);
    writeStored('localStorage', key, JSON.stringify(next));
  };
  return { of, toggle };
}
