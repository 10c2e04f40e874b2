/** Drags by pointer or arrow keys. Targets are computed from row heights, so rows need not be rendered or measured. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';
import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragMoveEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import type { MenuOrder } from '@qaima/schemas';
import { tokens } from '../../../theme/theme.js';
import {
  isSameTarget,
  dropIndicator,
  targetAt,
  currentTarget,
  targetsFor,
  type DraggedRow,
  type DropTarget,
} from './dropTargets.js';
import type { ReorderRow } from './rows.js';

/** How long an item must hover over a collapsed section until the section opens. */
const OPEN_SECTION_AFTER_MS = 700;
/** The height of the save bar, including a margin. */
export const FOOTER_PX = 96;

interface DraggingOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly order: MenuOrder;
  readonly rows: readonly ReorderRow[];
  readonly open: ReadonlySet<string>;
  readonly onPut: (held: DraggedRow, place: DropTarget) => void;
  readonly onOpen: (sectionId: string) => void;
  /** Announces the drag to screen readers. */
  readonly onTell: (about: 'held' | 'over' | 'canceled', held: DraggedRow, place?: DropTarget) => void;
}

interface Dragging {
  readonly held: DraggedRow;
  /** Whether the drag is controlled by keys; it then has no overlay. */
  readonly byKeys: boolean;
  readonly place: DropTarget | null;
}

export function useDrag({ list, order, rows, open, onPut, onOpen, onTell }: DraggingOptions) {
  const [dragging, setDragging] = useState<Dragging | null>(null);
  /** The vertical centre of the dragged row on the screen, in px. */
  const height = useRef(0);
  const held = dragging?.held;
  const place = dragging?.place ?? null;

  const moveTo = (next: DropTarget | null) => {
    if (!dragging || isSameTarget(next, place)) return;
    setDragging({ ...dragging, place: next });
    if (next) onTell('over', dragging.held, next);
  };
  const follow = () => {
    if (!dragging || dragging.byKeys) return;
    moveTo(targetAt(rows, height.current - (list.current?.getBoundingClientRect().top ?? 0), dragging.held));
  };
  const stepBy = (by: 1 | -1) => {
    if (!dragging) return;
    const places = targetsFor(order, open, dragging.held);
    const next = places[places.findIndex((one) => isSameTarget(one, place)) + by];
    if (!next) return;
    moveTo(next);
    showMark(list.current, rows, next);
  };

  // The key listeners are created when the drag starts, so they read the current functions from this ref.
  const now = useRef({ stepBy, follow });
  useLayoutEffect(() => {
    now.current = { stepBy, follow };
  });
  // A section has opened under the pointer and has moved the rows below it. The drop target is computed again.
  useEffect(() => {
    now.current.follow();
  }, [rows]);

  const over = place?.kind === 'item' && !open.has(place.sectionId) ? place.sectionId : null;
  const byKeys = dragging?.byKeys ?? false;
  useEffect(() => {
    if (over === null || byKeys) return;
    const timer = setTimeout(() => onOpen(over), OPEN_SECTION_AFTER_MS);
    return () => clearTimeout(timer);
  }, [over, byKeys, onOpen]);

  const [keys] = useState(() => ({
    coordinateGetter: (event: KeyboardEvent) => {
      const by = event.code === 'ArrowDown' ? 1 : event.code === 'ArrowUp' ? -1 : 0;
      if (by === 0) return;
      event.preventDefault();
      now.current.stepBy(by);
    },
  }));
  const sensors = useSensors(useSensor(PointerSensor, BY_POINTER), useSensor(KeyboardSensor, keys));
  const mark = useMemo(() => place && dropIndicator(rows, place), [rows, place]);

  return {
    sensors,
    held,
    byKeys,
    mark,
    handlers: {
      onDragStart({ active, activatorEvent }: DragStartEvent) {
        // The drag handle has set `data` to the dragged row.
        const taken = active.data.current as DraggedRow;
        setDragging({
          held: taken,
          byKeys: activatorEvent instanceof KeyboardEvent,
          place: currentTarget(order, taken),
        });
        onTell('held', taken);
      },
      onDragMove({ active }: DragMoveEvent) {
        const box = active.rect.current.translated;
        if (!box) return;
        height.current = box.top + box.height / 2;
        follow();
      },
      onDragEnd() {
        setDragging(null);
        if (held && place) onPut(held, place);
      },
      onDragCancel() {
        setDragging(null);
        if (held) onTell('canceled', held);
      },
    },
  };
}

/** Below this distance, a press on the handle is a click. */
const BY_POINTER = { activationConstraint: { distance: 4 } };

/** Scrolls the drop indicator into view, between the bars at the top and bottom. */
function showMark(list: HTMLElement | null, rows: readonly ReorderRow[], place: DropTarget) {
  const mark = dropIndicator(rows, place);
  if (!list || !mark) return;
  const y = list.getBoundingClientRect().top + mark.top;
  const above = y - tokens.topBar - tokens.target;
  const below = y + 2 * tokens.target - (window.innerHeight - FOOTER_PX);
  if (above < 0) window.scrollBy(0, above);
  else if (below > 0) window.scrollBy(0, below);
}
