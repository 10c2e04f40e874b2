/** A virtualized list of sections and items. The user moves rows by dragging, with buttons, or with the More button. */
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { DndContext, DragOverlay, type Announcements, type Modifier } from '@dnd-kit/core';
import type { MenuOrder } from '@qaima/schemas';
import { GripVertical } from 'lucide-react';
import { useTranslate } from '../../../i18n/i18n.js';
import { SectionDialog } from '../SectionDialog.js';
import { targetAfter, type DraggedRow, type DropTarget, type MoveStep } from './dropTargets.js';
import { MoveMenu, type MoveMenuTarget } from './MoveMenu.js';
import { titleOf, describePosition, type TitlesById } from './rowTitles.js';
import css from './reorder.module.css';
import { ItemRow, SectionRow } from './ReorderRows.js';
import { heightOf, keyOf, rowsOf, type ReorderRow } from './rows.js';
import { useDrag } from './useDrag.js';
import { useVirtualRows } from './useVirtualRows.js';

interface ReorderListProps {
  readonly order: MenuOrder;
  readonly names: TitlesById;
  readonly open: ReadonlySet<string>;
  readonly onOpen: (sectionId: string) => void;
  readonly onToggle: (sectionId: string) => void;
  readonly onPut: (held: DraggedRow, place: DropTarget) => void;
}

export function ReorderList({ order, names, open, onOpen, onToggle, onPut }: ReorderListProps) {
  const t = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => rowsOf(order, open), [order, open]);
  const [told, setTold] = useState('');
  const [more, setMore] = useState<MoveMenuTarget | null>(null);
  const [leaving, setLeaving] = useState<string | null>(null);

  const put = useCallback(
    (held: DraggedRow, place: DropTarget) => {
      onPut(held, place);
      setTold(describePosition(t, names, order, held, 'put', place));
    },
    [onPut, t, names, order],
  );
  const { sensors, held, byKeys, mark, handlers } = useDrag({
    list,
    order,
    rows,
    open,
    onPut: put,
    onOpen,
    onTell: (about, what, place) =>
      setTold(
        about === 'canceled'
          ? t('reorder.canceled', { title: titleOf(names, what) })
          : describePosition(t, names, order, what, about, place),
      ),
  });
  const { visible, total, offset, focusOn } = useVirtualRows({ list, rows, keep: held?.id ?? null });

  const onStep = useCallback(
    (what: DraggedRow, step: MoveStep) => {
      const place = targetAfter(order, what, step);
      if (!place) return;
      // Opens the target section, so that the moved item stays visible.
      if (place.kind === 'item') onOpen(place.sectionId);
      put(what, place);
      focusOn(what.id, step === 'up' || step === 'down' ? step : 'more');
    },
    [order, onOpen, put, focusOn],
  );
  const onMore = useCallback((what: DraggedRow, anchor: HTMLElement) => setMore({ held: what, anchor }), []);
  const menuId = useId();
  const actions = { onStep, onMore, menuId };

  const toSection = (sectionId: string) => {
    const section = order.find(({ id }) => id === sectionId);
    const from = order.find(({ items }) => items.includes(leaving ?? ''));
    setLeaving(null);
    if (!section || !from || leaving === null) return;
    const at = from.items.indexOf(leaving);
    put({ kind: 'item', id: leaving }, { kind: 'item', sectionId, gap: section.items.length });
    // The moved row has left this section. The row after it gets the focus.
    focusOn(from.items[at + 1] ?? from.items[at - 1] ?? from.id, 'more');
  };

  const draw = (row: ReorderRow) => {
    if (row.kind === 'empty')
      return <div className={`${css['row'] ?? ''} ${css['empty'] ?? ''}`}>{t('reorder.empty')}</div>;
    const isMenuOpen = more?.held.id === row.id;
    if (row.kind === 'section') {
      const section = names.sections.get(row.id);
      const ends = { isFirst: row.index === 0, isLast: row.index === order.length - 1, isMenuOpen };
      const { open: isOpen, count } = row;
      return section && <SectionRow {...{ section, count, onToggle }} open={isOpen} {...ends} {...actions} />;
    }
    const item = names.items.get(row.id);
    const isFirst = row.index === 0 && order[0]?.id === row.sectionId;
    const isLast = row.index === row.count - 1 && order.at(-1)?.id === row.sectionId;
    return item && <ItemRow item={item} place={row.index + 1} {...{ isFirst, isLast, isMenuOpen }} {...actions} />;
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={noCollisions}
      autoScroll={AUTO_SCROLL}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: t('reorder.howTo') } }}
      {...handlers}
    >
      <ul ref={list} aria-label={t('reorder.list')} className={css['list']} style={{ blockSize: total }}>
        {visible.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <li
                key={keyOf(row)}
                data-row={keyOf(row)}
                data-last={rows[index + 1]?.kind !== 'item' && rows[index + 1]?.kind !== 'empty'}
                data-into={mark?.kind === 'into' && row.kind === 'section' && row.id === mark.sectionId}
                className={css['slot']}
                style={{ blockSize: heightOf(row), transform: `translateY(${start - offset}px)` }}
              >
                {draw(row)}
              </li>
            )
          );
        })}
        {mark?.kind === 'line' && (
          <li aria-hidden="true" className={css['line']} style={{ transform: `translateY(${mark.top}px)` }} />
        )}
      </ul>
      <DragOverlay dropAnimation={null} modifiers={UPRIGHT}>
        {held && !byKeys ? (
          <div className={`${css['row'] ?? ''} ${css['flying'] ?? ''}`}>
            <span className={css['button']}>
              <GripVertical size={20} aria-hidden="true" />
            </span>
            <span className={css['name']}>
              <bdi>{titleOf(names, held)}</bdi>
            </span>
          </div>
        ) : null}
      </DragOverlay>
      <span role="status" className="sr-only">
        {told}
      </span>
      <MoveMenu
        id={menuId}
        more={more}
        canStep={(what, step) => targetAfter(order, what, step) !== null}
        onStep={onStep}
        onChooseSection={setLeaving}
        onClose={() => setMore(null)}
      />
      {leaving !== null && (
        <SectionDialog
          title={t('reorder.toSectionTitle', { title: names.items.get(leaving)?.title ?? '' })}
          choices={order.map(({ id, items }) => ({
            id,
            title: names.sections.get(id)?.title ?? '',
            count: items.length,
            isHere: items.includes(leaving),
          }))}
          onChoose={toSection}
          onClose={() => setLeaving(null)}
        />
      )}
    </DndContext>
  );
}

/** dnd-kit's collision detection is not used, because targets are computed from row heights. */
const noCollisions = () => [];
const AUTO_SCROLL = { threshold: { x: 0, y: 0.16 } } as const;
const UPRIGHT: Modifier[] = [({ transform }) => ({ ...transform, x: 0 })];

/** dnd-kit's announcements are off, because a live region of the list announces drags and button moves. */
const nothing = () => undefined;
const SILENT: Announcements = {
  onDragStart: nothing,
  onDragOver: nothing,
  onDragEnd: nothing,
  onDragCancel: nothing,
};
