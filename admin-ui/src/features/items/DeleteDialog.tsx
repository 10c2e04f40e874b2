/** Confirms and deletes an item, its sale or its picture. */
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { CombosOfItems } from '../../components/CombosOfItems.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import type { MenuItem } from '../../data/menu.js';
import { useNotifyError, useMenuMutations } from '../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../i18n/i18n.js';
import type { MessageKey } from '../../i18n/messages/index.js';
import type { ItemPicture } from './useItemPicture.js';

export type Deletion = 'item' | 'sale' | 'picture';

const DELETE_MESSAGES = {
  item: { title: 'confirm.title', confirm: 'confirm.delete' },
  sale: { title: 'items.removeSaleTitle', confirm: 'items.removeSale' },
  picture: { title: 'items.removePictureTitle', confirm: 'picture.remove' },
} as const satisfies Readonly<Record<Deletion, { title: MessageKey; confirm: MessageKey }>>;

interface DeleteDialogProps {
  readonly item: MenuItem;
  readonly removal: Deletion | null;
  readonly picture: Pick<ItemPicture, 'remove'>;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
}

export function DeleteDialog({ item, removal, picture, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const notifyError = useNotifyError();
  const { remove } = useMenuMutations('items');
  const { done } = useNotifyWithUndo();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Deletion>('item');
  // Keeps the text while the dialog's exit transition runs.
  if (removal && removal !== shown) setShown(removal);

  const setSale = (sale: MenuItem['sale']) =>
    dataProvider.update('items', { id: item._id, data: { sale }, previousData: { id: item._id } });
  const backOnSale = () => setSale(item.sale);

  /** Each function shows a notification if it fails. */
  const removals: Readonly<Record<Deletion, () => Promise<unknown>>> = {
    item: () => remove(item._id).then(onDeleted, () => undefined),
    sale: () =>
      setSale({ onSale: false, offPrice: 0 }).then(
        () =>
          done(
            t('done.named', { done: t('done.saleRemoved'), title: item.title }),
            backOnSale,
            t('done.saleRemovalUndone'),
          ),
        notifyError,
      ),
    picture: () => picture.remove(item._id),
  };

  const confirm = async () => {
    setBusy(true);
    await removals[shown]();
    setBusy(false);
    onClose();
  };

  return (
    <ConfirmDialog
      open={removal !== null}
      title={t(DELETE_MESSAGES[shown].title, { title: item.title })}
      confirm={t(DELETE_MESSAGES[shown].confirm)}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {t('confirm.sure')} {shown !== 'sale' && t('confirm.canRestore')}
      {shown === 'item' && <CombosOfItems ids={[item._id]} />}
    </ConfirmDialog>
  );
}
