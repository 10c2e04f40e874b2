import { useId, useState } from 'react';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItemButton from '@mui/material/MenuItem';
import { isOnSale } from '@qaima/schemas';
import {
  BadgePercent,
  Ban,
  CalendarClock,
  CopyPlus,
  EllipsisVertical,
  ImageMinus,
  ImagePlus,
  Library,
  Pencil,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import type { MenuItem } from '../../data/menu.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { MessageKey } from '../../i18n/messages/index.js';
import { DeleteDialog, type Deletion } from './DeleteDialog.js';
import { ItemImageDialog } from './ItemImageDialog.js';
import { SizesDialog } from './SizesDialog.js';
import type { ItemPicture } from './useItemPicture.js';

interface ItemActionsMenuProps {
  readonly item: MenuItem;
  readonly onSoldOutUntilOpening: () => void;
  readonly picture: ItemPicture;
  readonly onEdit: () => void;
  readonly onCopy: () => void;
  readonly onChoosePicture: () => void;
}

interface Action {
  readonly icon: LucideIcon;
  readonly label: MessageKey;
  readonly run: () => void;
}

/**
 * The More button of an item, with a drop-down of actions. The drop-down is mounted only when it opens, because a list
 * has many rows.
 */
export function ItemActionsMenu(props: ItemActionsMenuProps) {
  const t = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [removal, setRemoval] = useState<Deletion | null>(null);
  const [inLibrary, setInLibrary] = useState(false);
  const [inSizes, setInSizes] = useState(false);
  const [wanted, setWanted] = useState(false);
  const { item, picture } = props;
  return (
    <>
      <IconButton
        aria-label={t('items.more', { title: item.title })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => {
          setWanted(true);
          setAnchor(currentTarget);
        }}
      >
        <EllipsisVertical size={20} />
      </IconButton>
      {wanted && (
        <>
          <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
            {actionsOf(
              props,
              setRemoval,
              () => setInLibrary(true),
              () => setInSizes(true),
            ).map(({ icon: Icon, label, run }) => (
              <MenuItemButton
                key={label}
                onClick={() => {
                  setAnchor(null);
                  run();
                }}
              >
                <ListItemIcon sx={{ color: 'inherit', minInlineSize: '0 !important' }}>
                  <Icon size={18} />
                </ListItemIcon>
                {t(label)}
              </MenuItemButton>
            ))}
          </Menu>
          <DeleteDialog item={item} removal={removal} picture={picture} onClose={() => setRemoval(null)} />
          {inSizes && <SizesDialog item={item} onClose={() => setInSizes(false)} />}
          <ItemImageDialog item={item} open={inLibrary} onClose={() => setInLibrary(false)} />
        </>
      )}
    </>
  );
}

/** The possible actions; a sale or picture can be deleted only if the item has one. */
function actionsOf(
  { item, onEdit, onCopy, onChoosePicture, onSoldOutUntilOpening }: ItemActionsMenuProps,
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
    { icon: CopyPlus, label: 'items.copy', run: onCopy },
    { icon: ImagePlus, label: item.image ? 'picture.change' : 'picture.add', run: onChoosePicture },
    { icon: Library, label: 'library.of', run: openLibrary },
    ...(item.soldOutUntil
      ? []
      : [{ icon: CalendarClock, label: 'items.soldOutUntilOpening', run: onSoldOutUntilOpening } as const]),
    ...(item.subItems?.length ? [{ icon: Ban, label: 'items.soldOutSizes', run: openSizes } as const] : []),
    ...(item.image ? [removeOf('picture', ImageMinus, 'picture.remove')] : []),
    ...(isOnSale(item) ? [removeOf('sale', BadgePercent, 'items.removeSale')] : []),
    removeOf('item', Trash2, 'items.delete'),
  ];
}
