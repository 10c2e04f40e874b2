import { useState } from 'react';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItemButton from '@mui/material/MenuItem';
import { isOnSale } from '@qaima/schemas';
import {
  BadgePercent,
  Ban,
  CalendarClock,
  Camera,
  CopyPlus,
  Eye,
  EyeOff,
  ImageMinus,
  ImagePlus,
  Library,
  ListTodo,
  Pencil,
  Pin,
  PinOff,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { MoreMenu } from '../../components/MoreMenu.js';
import type { MenuItem } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { MessageKey } from '../../i18n/messages/index.js';
import { ROW_CARDS_QUERY } from '../../theme/theme.js';
import { DeleteDialog, type Deletion } from './DeleteDialog.js';
import { ItemImageDialog } from './ItemImageDialog.js';
import { SizesDialog } from './SizesDialog.js';
import type { ItemPicture } from './useItemPicture.js';

interface ItemActionsMenuProps {
  readonly item: MenuItem;
  readonly onSoldOutUntilTomorrow: () => void;
  readonly picture: ItemPicture;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onSelect: () => void;
  readonly onToggle: (field: 'hide' | 'pin') => void;
  readonly onChoosePicture: () => void;
  /** Null without a touch screen. */
  readonly onTakePhoto: (() => void) | null;
}

interface Action {
  readonly icon: LucideIcon;
  readonly label: MessageKey;
  readonly run: () => void;
}

/**
 * The More button of an item, with a drop-down of actions. Its dialogs are mounted only when it opens, because a list
 * has many rows.
 */
export function ItemActionsMenu(props: ItemActionsMenuProps) {
  const t = useTranslate();
  const [removal, setRemoval] = useState<Deletion | null>(null);
  const [inLibrary, setInLibrary] = useState(false);
  const [inSizes, setInSizes] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { item, picture } = props;
  return (
    <>
      <MoreMenu label={t('items.more', { title: item.title })} onOpen={() => setWanted(true)}>
        {(choose) =>
          [
            ...(window.matchMedia(ROW_CARDS_QUERY).matches ? cardActionsOf(props) : []),
            ...actionsOf(
              props,
              setRemoval,
              () => setInLibrary(true),
              () => setInSizes(true),
            ),
          ].map(({ icon: Icon, label, run }) => (
            <MenuItemButton key={label} onClick={choose(run)}>
              <ListItemIcon sx={{ color: 'inherit', minInlineSize: '0 !important' }}>
                <Icon size={18} />
              </ListItemIcon>
              {t(label)}
            </MenuItemButton>
          ))
        }
      </MoreMenu>
      {wanted && (
        <>
          <DeleteDialog item={item} removal={removal} picture={picture} onClose={() => setRemoval(null)} />
          {inSizes && <SizesDialog item={item} onClose={() => setInSizes(false)} />}
          <ItemImageDialog item={item} open={inLibrary} onClose={() => setInLibrary(false)} />
        </>
      )}
    </>
  );
}

/** The switches of a row that its card has no space for. */
const cardActionsOf = ({ item, onToggle }: ItemActionsMenuProps): readonly Action[] => [
  item.hide
    ? { icon: Eye, label: 'bulk.show', run: () => onToggle('hide') }
    : { icon: EyeOff, label: 'bulk.hide', run: () => onToggle('hide') },
  item.pin
    ? { icon: PinOff, label: 'items.unpin', run: () => onToggle('pin') }
    : { icon: Pin, label: 'items.pinUp', run: () => onToggle('pin') },
];

/** The possible actions; a sale or picture can be deleted only if the item has one. */
function actionsOf(
  { item, onEdit, onCopy, onSelect, onChoosePicture, onTakePhoto, onSoldOutUntilTomorrow }: ItemActionsMenuProps,
  remove: (removal: Deletion) => void,
  openLibrary: () => void,
  openSizes: () => void,
): readonly Action[] {
  const removeOf = (removal: Deletion, icon: LucideIcon, label: MessageKey): Action => ({
    icon,
    label,
    run: () => remove(removal),
  });
  return [
    { icon: Pencil, label: 'items.edit', run: onEdit },
    { icon: ListTodo, label: 'bulk.select', run: onSelect },
    { icon: CopyPlus, label: 'items.copy', run: onCopy },
    { icon: ImagePlus, label: item.image ? 'picture.change' : 'picture.add', run: onChoosePicture },
    ...(onTakePhoto ? [{ icon: Camera, label: 'picture.camera', run: onTakePhoto } as const] : []),
    { icon: Library, label: 'library.of', run: openLibrary },
    ...(item.soldOutUntil
      ? []
      : [{ icon: CalendarClock, label: 'items.soldOutUntilTomorrow', run: onSoldOutUntilTomorrow } as const]),
    ...(item.subItems?.length ? [{ icon: Ban, label: 'items.soldOutSizes', run: openSizes } as const] : []),
    ...(item.image ? [removeOf('picture', ImageMinus, 'picture.remove')] : []),
    ...(isOnSale(item) ? [removeOf('sale', BadgePercent, 'items.removeSale')] : []),
    removeOf('item', Trash2, 'items.delete'),
  ];
}
