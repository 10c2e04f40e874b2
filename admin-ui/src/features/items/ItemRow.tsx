/** An item with its fields and switches: a row, or a card on narrow screens. */
import { memo, useEffect, useRef } from 'react';
import CircularProgress from '@mui/material/CircularProgress';
import { itemSchema, type Currency } from '@qaima/schemas';
import { Heart, Layers, PanelRight, PanelTop } from 'lucide-react';
import { Checkbox } from '../../components/Checkbox.js';
import parts from '../../components/components.module.css';
import { Switch } from '../../components/Switch.js';
import { Thumbnail } from '../../components/Thumbnail.js';
import { usePictureChooser } from '../../components/usePictureChooser.js';
import type { MenuItem } from '../../data/menu.js';
import { useSaveToggle } from '../../data/useSaveToggle.js';
import { useSoldOut } from '../../data/useSoldOut.js';
import { useLanguage, useTranslate } from '../../i18n/i18n.js';
import { RemainingItemFields } from './RemainingItemFields.js';
import { ItemActionsMenu } from './ItemActionsMenu.js';
import { ItemPrices } from './ItemPrices.js';
import css from './items.module.css';
import { RequiredExtrasSoldOut } from './RequiredExtrasSoldOut.js';
import { SoldOutSizes } from './SoldOutSizes.js';
import { SoldOutUntil } from './SoldOutUntil.js';
import { useCopyItem } from './useCopyItem.js';
import { useItemPicture } from './useItemPicture.js';

const SWITCHES = [
  { field: 'soldOut', label: 'items.soldOut' },
  { field: 'hide', label: 'items.hide' },
  { field: 'pin', label: 'items.pin' },
] as const;

const classesOf = (names: readonly (string | false | null)[]) =>
  names.flatMap((name) => (name ? [css[name] ?? ''] : [])).join(' ');

interface ItemRowProps {
  readonly item: MenuItem;
  readonly currency: Currency | undefined;
  readonly open: boolean;
  /** Whether the item was just created. Its row scrolls into view and is highlighted for a moment. */
  readonly fresh: boolean;
  /** Whether the item is selected; null outside selection mode. */
  readonly chosen: boolean | null;
  readonly onOpen: (id: string) => void;
  readonly onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

/** The id of the item whose row contains an element; null outside of rows. */
export const itemIdAt = (element: Element): string | null =>
  element.closest<HTMLElement>('[data-item]')?.dataset['item'] ?? null;

export const ItemRow = memo(function ItemRow(props: ItemRowProps) {
  const { item, currency, open, fresh, chosen, onOpen, onChoose } = props;
  const t = useTranslate();
  const toggle = useSaveToggle('items');
  const setSoldOut = useSoldOut();
  const copy = useCopyItem();
  const picture = useItemPicture();
  const { choose, takePhoto, inputs } = usePictureChooser({
    onChoose: ([file]) => file && void picture.upload(item._id, file),
  });
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) row.current?.scrollIntoView({ block: 'center' });
  }, [fresh]);
  const isDim = item.soldOut || item.hide;
  return (
    <div
      ref={row}
      data-item={item._id}
      {...(fresh && { 'data-keep-clear': '' })}
      className={classesOf([
        'row',
        open && 'open',
        fresh && 'fresh',
        chosen !== null && 'choosing',
        chosen && 'chosen',
      ])}
    >
      {chosen !== null && (
        <div className={css['tick']}>
          <Checkbox
            label={t('bulk.selectOne', { title: item.title })}
            checked={chosen}
            onCheckedChange={(isChosen) => onChoose([item._id], isChosen)}
          />
        </div>
      )}
      <div className={css['picture']}>
        <Thumbnail file={item.image} size={64} faded={isDim} />
        <UploadProgress preview={picture.preview} progress={picture.progress} />
      </div>
      <div className={css['text']}>
        <button
          type="button"
          className={`${css['title'] ?? ''} ${isDim ? (css['dim'] ?? '') : ''}`}
          aria-expanded={open}
          onClick={() => onOpen(item._id)}
        >
          <bdi>{item.title}</bdi>
        </button>
        <div className={css['second']}>
          {item.soldOut && item.soldOutUntil && <SoldOutUntil until={item.soldOutUntil} />}
          {!item.soldOut && <SoldOutSizes item={item} />}
          {!item.soldOut && <RequiredExtrasSoldOut item={item} />}
          <CardFacts item={item} />
          <span className={`${css['description'] ?? ''} ${parts['begins'] ?? ''}`} dir="auto">
            {item.description}
          </span>
          <RemainingItemFields item={item} currency={currency} />
        </div>
      </div>
      <div className={css['price']}>
        <ItemPrices item={item} currency={currency} />
      </div>
      <div className={css['foot']}>
        <Details item={item} />
        <div className={css['switches']}>
          {SWITCHES.map(({ field, label }) => (
            <label key={field} className={css['switch']} data-field={field}>
              <span aria-hidden="true">{t(label)}</span>
              <Switch
                aria-label={t('items.switchOf', { label: t(label), title: item.title })}
                checked={item[field]}
                onCheckedChange={(value) =>
                  void (field === 'soldOut' ? setSoldOut(item, value ? 'never' : null) : toggle(item, field, value))
                }
              />
            </label>
          ))}
        </div>
      </div>
      <div className={css['menu']}>
        <ItemActionsMenu
          item={item}
          picture={picture}
          onEdit={() => onOpen(item._id)}
          onCopy={() => void copy(item._id).then(onOpen, () => undefined)}
          onSelect={() => onChoose([item._id], true)}
          onToggle={(field) => void toggle(item, field, !item[field])}
          onSoldOutUntilTomorrow={() => void setSoldOut(item, 'tomorrow')}
          onChoosePicture={choose}
          onTakePhoto={takePhoto}
        />
      </div>
      {inputs}
    </div>
  );
});

interface UploadProgressProps {
  readonly preview: string | null;
  readonly progress: number | null;
}

function UploadProgress({ preview, progress }: UploadProgressProps) {
  if (progress === null) return null;
  return (
    <span className={css['progress']}>
      {preview && <img src={preview} alt="" className={`${css['progress'] ?? ''} ${css['preview'] ?? ''}`} />}
      <CircularProgress size={30} variant="determinate" value={Math.max(5, progress * 100)} />
    </span>
  );
}

/** What a card says of its item in words; a row has columns for it. */
function CardFacts({ item }: { readonly item: MenuItem }) {
  const t = useTranslate();
  const options = item.subItems?.length ?? 0;
  const groups = item.extras?.length ?? 0;
  const facts = [
    item.hide && t('items.hide'),
    item.pin && t('items.pin'),
    options > 0 && t('items.options', { smart_count: options }),
    groups > 0 && t('items.extraGroups', { smart_count: groups }),
  ].filter((fact) => fact !== false);
  return <span className={css['facts']}>{facts.join(' · ')}</span>;
}

/** The number of options, the interest and the display type. */
function Details({ item }: { readonly item: MenuItem }) {
  const t = useTranslate();
  const language = useLanguage();
  const options = item.subItems?.length ?? 0;
  const interested = item.interestRecords;
  const display = itemSchema.properties.show.properties.type['x-options'][item.show.type][language];
  const Display = item.show.type === 'large-image' ? PanelTop : PanelRight;
  return (
    <div className={css['details']}>
      <span className={css['fact']}>
        <Layers size={15} aria-hidden="true" />
        {options > 0 ? t('items.options', { smart_count: options }) : '—'}
      </span>
      <span className={css['fact']}>
        <Heart size={15} aria-hidden="true" />
        <span aria-hidden="true">{interested}</span>
        <span className="sr-only">{t('items.interested', { smart_count: interested })}</span>
      </span>
      <span className={css['fact']} title={display}>
        <Display size={15} aria-hidden="true" />
        <span className={css['display']}>{display}</span>
      </span>
    </div>
  );
}
