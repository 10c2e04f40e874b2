/** A scrolling list, which is virtualized if it is long. */
import { useRef, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import { useVirtualizer } from '@tanstack/react-virtual';

interface VirtualListProps<T> {
  readonly rows: readonly T[];
  readonly label: string;
  readonly keyOf: (row: T) => string;
  /** The estimated height of a row, in px. */
  readonly height: (row: T) => number;
  readonly draw: (row: T) => ReactNode;
}

/** Lists up to this length render all rows. */
const VIRTUALIZE_ABOVE_ROWS = 60;
const OVERSCAN_ROWS = 8;

const frame = {
  flex: '1 1 auto',
  minBlockSize: 220,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
} as const;
const list = { listStyle: 'none', margin: 0, padding: 0 } as const;

export const VirtualList = <T,>(props: VirtualListProps<T>) =>
  props.rows.length > VIRTUALIZE_ABOVE_ROWS ? <VirtualizedList {...props} /> : <PlainList {...props} />;

function PlainList<T>({ rows, label, keyOf, draw }: VirtualListProps<T>) {
  return (
    <Box sx={frame}>
      <Box component="ul" aria-label={label} sx={list}>
        {rows.map((row) => (
          <li key={keyOf(row)}>{draw(row)}</li>
        ))}
      </Box>
    </Box>
  );
}

function VirtualizedList<T>({ rows, label, keyOf, height, draw }: VirtualListProps<T>) {
  const box = useRef<HTMLDivElement>(null);
  const shown = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: (index) => {
      const row = rows[index];
      return row === undefined ? 0 : height(row);
    },
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    overscan: OVERSCAN_ROWS,
  });
  return (
    <Box ref={box} sx={frame}>
      <Box
        component="ul"
        aria-label={label}
        sx={{ ...list, position: 'relative' }}
        style={{ blockSize: shown.getTotalSize() }}
      >
        {shown.getVirtualItems().map(({ key, index, start }) => {
          const row = rows[index];
          return (
            <li
              key={key}
              ref={shown.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              style={{
                position: 'absolute',
                insetInline: 0,
                insetBlockStart: 0,
                transform: `translateY(${start}px)`,
              }}
            >
              {row !== undefined && draw(row)}
            </li>
          );
        })}
      </Box>
    </Box>
  );
}
