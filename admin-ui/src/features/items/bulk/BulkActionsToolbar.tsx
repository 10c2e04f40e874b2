/** The bulk actions. They are visible while items are selected, and take three rows on phones. */
import { useState } from 'react';
import useMediaQuery from '@mui/material/useMediaQuery';
import { formatCount, isOnSale } from '@qaima/schemas';
import {
  BadgePercent,
  CircleCheck,
  CircleSlash,
  Eye,
  EyeOff,
  FolderInput,
  ImagePlus,
  TicketX,
  Trash2,
} from 'lucide-react';
import { ConfirmDialog } from '../../../components/ConfirmDialog.js';
import { SelectionAction, SelectionBar } from '../../../components/SelectionBar.js';
import { useScrollPadding } from '../../../components/useScrollPadding.js';
import type { MenuSection } from '../../../data/menu.js';
import { itemsOf } from '../../../data/menuDataProvider.js';
import { useTranslate } from '../../../i18n/i18n.js';
import { CombosOfItems } from '../../../components/CombosOfItems.js';
import { SectionDialog } from '../SectionDialog.js';
import type { Selection } from '../../../components/itemPicker/useSelection.js';
import { PHONE_QUERY } from '../../../theme/theme.js';
import { useBulkUpdate } from './useBulkUpdate.js';

/** The notification after each field was set (`true`) or unset (`false`). */
const TOGGLED_FIELDS = {
  soldOut: { true: 'bulk.soldOutDone', false: 'bulk.availableDone' },
  hide: { true: 'bulk.hideDone', false: 'bulk.showDone' },
} as const;

interface BulkActionsToolbarProps {
  readonly sections: readonly MenuSection[];
  readonly selection: Selection;
  readonly onImage: () => void;
  readonly onSale: () => void;
  readonly onClear: () => void;
}

export function BulkActionsToolbar({ sections, selection, onImage, onSale, onClear }: BulkActionsToolbarProps) {
  const t = useTranslate();
  const { running, fits, send } = useBulkUpdate();
  const [asking, setAsking] = useState<'move' | 'delete' | null>(null);
  const { items } = selection;
  const selected = formatCount(items.length);
  const ask = (question: 'move' | 'delete') => {
    if (fits(items)) setAsking(question);
  };
  const onPhone = useMediaQuery(PHONE_QUERY);
  const onNarrow = useMediaQuery('(max-width: 1439.95px)');
  useScrollPadding(onPhone ? 188 : onNarrow ? 124 : 72);
  // If a field is set on all selected items, its button unsets it.
  const allSoldOut = items.every(({ soldOut }) => soldOut);
  const allHidden = items.every(({ hide }) => hide);
  const onSaleNow = items.filter(isOnSale);

  const toggle = (field: 'soldOut' | 'hide', value: boolean) =>
    void send(items, { changes: { [field]: value } }, (smart_count) =>
      t(TOGGLED_FIELDS[field][`${value}`], { smart_count }),
    );
  const endSale = () =>
    void send(onSaleNow, { changes: { sale: { onSale: false } } }, (smart_count) =>
      t('bulk.saleEnded', { smart_count }),
    );
  const move = async (section: string) => {
    const title = sections.find(({ _id }) => _id === section)?.title ?? '';
    await send(items, { section }, (smart_count) => t('bulk.moved', { smart_count, title }));
    setAsking(null);
  };
  const remove = async () => {
    const isDone = await send(items, { remove: true }, (smart_count) => t('bulk.deleted', { smart_count }));
    setAsking(null);
    if (isDone) onClear();
  };

  return (
    <SelectionBar
      wrapsActions
      label={t('bulk.bar', { selected })}
      count={selected}
      words={running ? t('bulk.running') : t('bulk.selectedWord', { smart_count: items.length })}
      clearLabel={t('bulk.clear')}
      busy={running}
      onClear={onClear}
    >
      <SelectionAction icon={ImagePlus} label={t('bulk.addImage')} disabled={running} onClick={onImage} />
      <SelectionAction icon={BadgePercent} label={t('bulk.addSale')} disabled={running} onClick={onSale} />
      <SelectionAction
        icon={TicketX}
        label={t('bulk.endSale')}
        disabled={running || onSaleNow.length === 0}
        onClick={endSale}
      />
      <SelectionAction
        icon={allSoldOut ? CircleCheck : CircleSlash}
        label={t(allSoldOut ? 'bulk.available' : 'bulk.soldOut')}
        disabled={running}
        onClick={() => toggle('soldOut', !allSoldOut)}
      />
      <SelectionAction
        icon={allHidden ? Eye : EyeOff}
        label={t(allHidden ? 'bulk.show' : 'bulk.hide')}
        disabled={running}
        onClick={() => toggle('hide', !allHidden)}
      />
      <SelectionAction icon={FolderInput} label={t('bulk.move')} disabled={running} onClick={() => ask('move')} />
      <SelectionAction icon={Trash2} label={t('bulk.delete')} disabled={running} onClick={() => ask('delete')} />
      {asking === 'move' && (
        <SectionDialog
          title={t('bulk.moveTitle', { smart_count: items.length })}
          choices={sections.map((section) => ({
            id: section._id,
            title: section.title,
            count: itemsOf(section).length,
            isHere: allIn(section, selection),
          }))}
          busy={running}
          onChoose={(section) => void move(section)}
          onClose={() => setAsking(null)}
        />
      )}
      <ConfirmDialog
        open={asking === 'delete'}
        title={t('bulk.deleteTitle', { smart_count: items.length })}
        confirm={t('confirm.delete')}
        busy={running}
        onCancel={() => setAsking(null)}
        onConfirm={() => void remove()}
      >
        {t('confirm.sure')} {t('bulk.canRestore', { smart_count: items.length })}
        <CombosOfItems ids={items.map(({ _id }) => _id)} />
      </ConfirmDialog>
    </SelectionBar>
  );
}

/** Whether all selected items are in this section. */
const allIn = (section: MenuSection, { chosen, items }: Selection) =>
  itemsOf(section).filter(({ _id }) => chosen.has(_id)).length === items.length;
