/** A collapsible section with its items. A collapsed section renders no items; a long list of items is virtualized. */
import { memo, useId } from 'react';
import Button from '@mui/material/Button';
import { type Currency } from '@qaima/schemas';
import { ChevronDown, Plus } from 'lucide-react';
import { Badge } from '../../components/Badge.js';
import { Checkbox } from '../../components/Checkbox.js';
import type { MenuItem, MenuSection } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import { ItemList } from './ItemList.js';
import css from './items.module.css';

interface SectionGroupProps {
  readonly section: MenuSection;
  /** The items that match the search. */
  readonly items: readonly MenuItem[];
  readonly currency: Currency | undefined;
  readonly open: boolean;
  readonly openItem: string | null;
  /** The id of the item that was just created in this section. */
  readonly freshItem: string | null;
  /** The ids of the selected items; null outside selection mode. */
  readonly chosen: ReadonlySet<string> | null;
  readonly onToggle: (id: string) => void;
  readonly onOpenItem: (id: string) => void;
  readonly onAdd: (id: string) => void;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

export const SectionGroup = memo(function SectionGroup(props: SectionGroupProps) {
  const { section, items, currency, open, openItem, freshItem, chosen, onToggle, onOpenItem, onAdd, onChoose } = props;
  const t = useTranslate();
  const id = useId();
  const sectionId = section._id;
  return (
    <section aria-labelledby={`${id}-title`} data-section={sectionId} className={css['section']}>
      <div className={css['head']}>
        {chosen && items.length > 0 && (
          <SectionCheckbox title={section.title} items={items} chosen={chosen} onChoose={onChoose} />
        )}
        <h2 id={`${id}-title`}>
          <button
            type="button"
            aria-expanded={open}
            aria-controls={`${id}-items`}
            className={css['fold']}
            onClick={() => onToggle(sectionId)}
          >
            <ChevronDown size={20} aria-hidden="true" />
            <bdi>{section.title}</bdi>
          </button>
        </h2>
        {section.prime && <Badge tone="accent">{t('items.main')}</Badge>}
        {section.hide && <Badge tone="quiet">{t('items.hiddenSection')}</Badge>}
        <span className={css['count']}>{t('items.count', { smart_count: items.length })}</span>
        {open && !chosen && (
          <Button
            size="small"
            startIcon={<Plus size={18} />}
            className={css['add'] ?? ''}
            onClick={() => onAdd(sectionId)}
          >
            <span>{t('items.addHere')}</span>
          </Button>
        )}
      </div>
      <div id={`${id}-items`} className={css['group']}>
        {open && items.length > 0 && (
          <>
            <Headings choosing={chosen !== null} />
            <ItemList
              items={items}
              currency={currency}
              label={section.title}
              openItem={openItem}
              freshItem={freshItem}
              chosen={chosen}
              onOpenItem={onOpenItem}
              onChoose={onChoose}
            />
          </>
        )}
        {open && items.length === 0 && <div className={css['empty']}>{t('items.empty')}</div>}
      </div>
    </section>
  );
});

interface SectionCheckboxProps extends Pick<SectionGroupProps, 'items' | 'onChoose'> {
  readonly title: string;
  readonly chosen: ReadonlySet<string>;
}

/** Selects all items of the section that match the search, even if the section is collapsed. */
function SectionCheckbox({ title, items, chosen, onChoose }: SectionCheckboxProps) {
  const t = useTranslate();
  const ids = items.map(({ _id }) => _id);
  const count = ids.filter((id) => chosen.has(id)).length;
  return (
    <Checkbox
      label={t('bulk.selectAll', { title })}
      checked={count === ids.length}
      partly={count > 0 && count < ids.length}
      onCheckedChange={(isChosen) => onChoose(ids, isChosen)}
    />
  );
}

/** The column headings. They are visual only, because each value has an accessible label. */
function Headings({ choosing }: { readonly choosing: boolean }) {
  const t = useTranslate();
  return (
    <div aria-hidden="true" className={`${css['headings'] ?? ''} ${choosing ? (css['choosing'] ?? '') : ''}`}>
      <span>{t('items.item')}</span>
      <span>{t('items.price')}</span>
      <span>{t('items.details')}</span>
      <span className={css['centred']}>{t('items.soldOut')}</span>
      <span className={css['centred']}>{t('items.hide')}</span>
      <span className={css['centred']}>{t('items.pin')}</span>
    </div>
  );
}
