/**
 * The items of an open section. A long list is virtualized with measured heights, because rows and cards have
 * different heights.
 */
import { useEffect, useRef } from 'react';
import type { Currency } from '@qaima/schemas';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { MenuItem } from '../../data/menu.js';
import { ItemRow } from './ItemRow.js';
import css from './items.module.css';
import { useOffsetTop } from './useOffsetTop.js';

interface ItemListProps {
  readonly items: readonly MenuItem[];
  readonly currency: Currency | undefined;
  readonly label: string;
  readonly openItem: string | null;
  readonly freshItem: string | null;
  readonly chosen: ReadonlySet<string> | null;
  readonly onOpenItem: (id: string) => void;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** Lists up to this length render all rows. */
const VIRTUALIZE_ABOVE_ROWS = 40;
/** An estimate between the heights of a row and of a card. */
const ESTIMATED_ROW_PX = 76;
const OVERSCAN_ROWS = 6;

export const ItemList = (props: ItemListProps) =>
  props.items.length > VIRTUALIZE_ABOVE_ROWS ? <VirtualRows {...props} /> : <PlainRows {...props} />;

/** The props of a row. `open` and `fresh` are booleans, not ids: if another item opens, only two rows get new props. */
const ofItem = (
  item: MenuItem,
  { currency, openItem, freshItem, chosen, onOpenItem, onChoose }: Omit<ItemListProps, 'items' | 'label'>,
) => ({
  item,
  currency,
  open: item._id === openItem,
  fresh: item._id === freshItem,
  chosen: chosen && chosen.has(item._id),
  onOpen: onOpenItem,
  onChoose,
});

function PlainRows({ items, label, ...around }: ItemListProps) {
  return (
    <ul aria-label={label} className={css['list']}>
      {items.map((item) => (
        <li key={item._id}>
          <ItemRow {...ofItem(item, around)} />
        </li>
      ))}
    </ul>
  );
}

function VirtualRows({ items, label, ...around }: ItemListProps) {
  const top = useRef<HTMLUListElement>(null);
  const offset = useOffsetTop(top);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ESTIMATED_ROW_PX,
    overscan: OVERSCAN_ROWS,
    scrollMargin: offset,
    getItemKey: (index) => items[index]?._id ?? index,
  });
  const fresh = items.findIndex(({ _id }) => _id === around.freshItem);
  useEffect(() => {
    // The row must be scrolled into the rendered range first, because the list is virtualized.
    if (fresh >= 0) rows.scrollToIndex(fresh, { align: 'center' });
  }, [rows, fresh]);
  return (
    <ul ref={top} aria-label={label} className={css['list']} data-virtual="" style={{ blockSize: rows.getTotalSize() }}>
      {rows.getVirtualItems().map(({ key, index, start }) => {
        const item = items[index];
        return (
          item && (
            <li
              key={key}
              ref={rows.measureElement}
              data-index={index}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start - offset}px)` }}
            >
              <ItemRow {...ofItem(item, around)} />
            </li>
          )
        );
      })}
    </ul>
  );
}
