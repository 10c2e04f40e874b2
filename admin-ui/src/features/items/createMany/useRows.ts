/**
 * The rows of new items. The browser stores them, and a reload restores them. Leaving the page requires confirmation
 * and deletes the stored rows. (docs/spec/owners-area.md#items-written-in-rows)
 */
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  amountLimits,
  bulkItemCreateSchema,
  isMarketPrice,
  parseExactNumber,
  withBasePrice,
  type Currency,
  type UnreadCell,
} from '@qaima/schemas';
import { useRemoveFromStore, useStoreContext } from 'react-admin';
import { useMenuName } from '../../../data/menu.js';

export interface Row {
  readonly key: string;
  readonly sectionId: string;
  readonly title: string;
  readonly description: string;
  /** The text as typed. */
  readonly price: string;
  readonly pin: boolean;
  readonly show: 'small-image' | 'large-image';
  /** Further fields of the item, from a pasted table. */
  readonly others?: Readonly<Record<string, unknown>>;
  /** Cells of a pasted table that could not be read. The row can't be sent until the user has removed them. */
  readonly unread?: readonly UnreadCell[];
}

export type RowField = Exclude<keyof Row, 'key' | 'others'>;

const priceIn = (text: string, currency: Currency | undefined): number | string =>
  parseExactNumber(text, amountLimits(bulkItemCreateSchema.properties.price, currency)) ?? text;

/** Converts a row to create input. Empty fields are omitted. */
export const toCreateInput = ({ title, description, price, pin, show, others }: Row, currency: Currency | undefined) =>
  withBasePrice({
    ...others,
    ...(title.trim() ? { title } : {}),
    ...(description.trim() ? { description } : {}),
    ...(isMarketPrice(price) ? { askPrice: true } : {}),
    ...(price.trim() && !isMarketPrice(price) ? { price: priceIn(price, currency) } : {}),
    pin,
    show: { type: show },
  });

export const isBlank = ({ title, description, price, others, unread }: Row) =>
  `${title}${description}${price}`.trim() === '' && !others && !unread;

export const emptyRow = (sectionId: string, key: string = crypto.randomUUID()): Row => ({
  key,
  sectionId,
  title: '',
  description: '',
  price: '',
  pin: false,
  show: 'small-image',
});

/**
 * Creates a row with the previous row's section, pin and display type, because consecutive items are usually similar.
 */
const rowAfter = (rows: readonly Row[], sectionId: string, key?: string): Row => {
  const before = rows.at(-1);
  const row = emptyRow(before?.sectionId ?? sectionId, key);
  return before ? { ...row, pin: before.pin, show: before.show } : row;
};

export interface Rows {
  readonly rows: readonly Row[];
  /** The functions below are stable. */
  readonly change: (key: string, fields: Partial<Row>) => void;
  /** @returns the new row's key */
  readonly add: () => string;
  readonly remove: (keys: readonly string[]) => void;
  readonly replaceAll: (rows: readonly Row[]) => void;
}

/**
 * The rows of new items, as React state. The store contains a copy for a reload. If another tab leaves this page, it
 * deletes only the copy.
 */
export function useRows(firstSectionId: string): Rows {
  const name = `items.rows.${useMenuName()}`;
  const { getItem, setItem } = useStoreContext();
  const [rows, setRows] = useState<readonly Row[]>(() => getItem<readonly Row[]>(name) ?? [emptyRow(firstSectionId)]);
  useEffect(() => setItem(name, rows), [setItem, name, rows]);
  useClearOnLeave(name);
  const change = useCallback<Rows['change']>(
    (key, fields) => setRows((before) => before.map((row) => (row.key === key ? { ...row, ...fields } : row))),
    [],
  );
  const add = useCallback<Rows['add']>(() => {
    const key = crypto.randomUUID();
    setRows((before) => [...before, rowAfter(before, firstSectionId, key)]);
    return key;
  }, [firstSectionId]);
  const remove = useCallback<Rows['remove']>(
    (keys) =>
      setRows((before) => {
        const left = before.filter(({ key }) => !keys.includes(key));
        return left.length > 0 ? left : [rowAfter(before, firstSectionId)];
      }),
    [firstSectionId],
  );
  return { rows, change, add, remove, replaceAll: setRows };
}

/**
 * Deletes the stored rows when the user leaves the page; a reload runs no cleanup and keeps them. React mounts twice in
 * development: the deletion is delayed, and the second mount cancels it.
 */
function useClearOnLeave(name: string) {
  const forget = useRemoveFromStore();
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(leaving.current);
    return () => {
      leaving.current = setTimeout(() => forget(name));
    };
  }, [forget, name]);
}
