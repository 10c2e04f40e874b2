/** The rows of sections and items: drag handle, title and buttons. */
import { memo, type ReactNode } from 'react';
import { useDraggable } from '@dnd-kit/core';
import type { Section } from '@qaima/schemas';
import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { Badge } from '../../../components/Badge.js';
import { MoreButton } from '../../../components/MoreButton.js';
import { Thumbnail } from '../../../components/Thumbnail.js';
import type { MenuItem } from '../../../data/menu.js';
import { useTranslate } from '../../../i18n/i18n.js';
import type { DraggedRow, MoveStep } from './dropTargets.js';
import css from './reorder.module.css';

export interface RowActions {
  readonly onStep: (held: DraggedRow, step: MoveStep) => void;
  readonly onMore: (held: DraggedRow, anchor: HTMLElement) => void;
  readonly onToggle: (sectionId: string) => void;
  /** The id of the menu that `onMore` opens. */
  readonly menuId: string;
}

/** The first row can't move up, and the last one can't move down. */
interface RowState {
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isMenuOpen: boolean;
}

interface SectionRowProps extends RowActions, RowState {
  readonly section: Section;
  readonly count: number;
  readonly open: boolean;
}

export const SectionRow = memo(function SectionHead(props: SectionRowProps) {
  const { section, count, open, onToggle, ...row } = props;
  const t = useTranslate();
  const id = section._id;
  return (
    <Frame held={{ kind: 'section', id }} title={section.title} className={css['head']} {...row}>
      <h3 className={css['title']}>
        <button type="button" className={css['fold']} aria-expanded={open} onClick={() => onToggle(id)}>
          <ChevronDown size={20} aria-hidden="true" className={css['chevron']} />
          <bdi>{section.title}</bdi>
        </button>
      </h3>
      {section.hide && <Badge tone="quiet">{t('items.hiddenSection')}</Badge>}
      <span className={css['count']}>
        <span>{t('items.count', { smart_count: count })}</span>
        <span>{count}</span>
      </span>
    </Frame>
  );
});

interface ItemRowProps extends Omit<RowActions, 'onToggle'>, RowState {
  readonly item: MenuItem;
  /** The item's position in its section, from 1. */
  readonly place: number;
}

export const ItemRow = memo(function ItemLine({ item, place, ...row }: ItemRowProps) {
  const isDim = item.soldOut || item.hide;
  return (
    <Frame held={{ kind: 'item', id: item._id }} title={item.title} className={css['item']} {...row}>
      <span className={css['place']}>{place}</span>
      <span className={css['thumb']}>
        <Thumbnail file={item.image} size={40} faded={isDim} />
      </span>
      <span className={`${css['name'] ?? ''} ${isDim ? (css['dim'] ?? '') : ''}`}>
        <bdi>{item.title}</bdi>
      </span>
    </Frame>
  );
});

interface FrameProps extends Omit<RowActions, 'onToggle'>, RowState {
  readonly held: DraggedRow;
  readonly title: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Frame(props: FrameProps) {
  const { held, title, className, isFirst, isLast, menuId, isMenuOpen, onStep, onMore, children } = props;
  const t = useTranslate();
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: held.id,
    data: held,
    attributes: { roleDescription: t('reorder.roleDescription') },
  });
  return (
    <div ref={setNodeRef} className={`${css['row'] ?? ''} ${className ?? ''}`} data-held={isDragging}>
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        data-control="handle"
        aria-label={t('reorder.drag', { title })}
        className={`${css['button'] ?? ''} ${css['handle'] ?? ''}`}
      >
        <GripVertical size={20} aria-hidden="true" />
      </button>
      {children}
      <StepButton step="up" label={t('reorder.up', { title })} disabled={isFirst} onStep={() => onStep(held, 'up')} />
      <StepButton
        step="down"
        label={t('reorder.down', { title })}
        disabled={isLast}
        onStep={() => onStep(held, 'down')}
      />
      <MoreButton
        control="more"
        label={t('reorder.more', { title })}
        menuId={menuId}
        isOpen={isMenuOpen}
        className={css['button'] ?? ''}
        onOpen={(anchor) => onMore(held, anchor)}
      />
    </div>
  );
}

interface StepButtonProps {
  readonly step: 'up' | 'down';
  readonly label: string;
  readonly disabled: boolean;
  readonly onStep: () => void;
}

/** `aria-disabled` instead of `disabled`, so that the button keeps the focus when its row can't move further. */
const StepButton = ({ step, label, disabled, onStep }: StepButtonProps) => {
  const Icon = step === 'up' ? ChevronUp : ChevronDown;
  return (
    <button
      type="button"
      data-control={step}
      aria-label={label}
      aria-disabled={disabled}
      className={css['button']}
      onClick={() => !disabled && onStep()}
    >
      <Icon size={22} aria-hidden="true" />
    </button>
  );
};
