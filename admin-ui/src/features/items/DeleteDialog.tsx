/** Asks before an item, its sale or its picture is taken away, and then does it. */
import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import type { MenuItem } from '../../data/menu.js';
import { useSayFailure, useWrites } from '../../data/useMenuMutations.js';
import { useUndoable } from '../../data/useNotifyWithUndo.js';
import { useProvider } from '../../data/useUnwrappedDataProvider.js';
import { useSay } from '../../i18n/i18n.js';
import type { WordKey } from '../../i18n/messages/index.js';
import type { PictureState } from './useItemPicture.js';

/** What may be taken away. */
export type Removal = 'item' | 'sale' | 'picture';

const WORDS = {
  item: { title: 'confirm.title', confirm: 'confirm.delete' },
  sale: { title: 'items.removeSaleTitle', confirm: 'items.removeSale' },
  picture: { title: 'items.removePictureTitle', confirm: 'picture.remove' },
} as const satisfies Readonly<Record<Removal, { title: WordKey; confirm: WordKey }>>;

interface RemoveDialogProps {
  readonly item: MenuItem;
  readonly removal: Removal | null;
  readonly picture: Pick<PictureState, 'remove'>;
  readonly onClose: () => void;
  /** Called when the item itself is gone. */
  readonly onGone?: () => void;
}

export function RemoveDialog({ item, removal, picture, onClose, onGone }: RemoveDialogProps) {
  const say = useSay();
  const dataProvider = useProvider();
  const sayFailure = useSayFailure();
  const { remove } = useWrites('items');
  const { done } = useUndoable();
  const [busy, setBusy] = useState(false);
  const [shown, setShown] = useState<Removal>('item');
  // The words stay while the dialog fades.
  if (removal && removal !== shown) setShown(removal);

  const setSale = (sale: MenuItem['sale']) =>
    dataProvider.update('items', { id: item._id, data: { sale }, previousData: { id: item._id } });
  const backOnSale = () => setSale(item.sale);

  /** Each says its own failure in a notice. */
  const removals: Readonly<Record<Removal, () => Promise<unknown>>> = {
    item: () => remove(item._id).then(onGone, () => undefined),
    sale: () =>
      setSale({ onSale: false, offPrice: 0 }).then(
        () => done(say('done.named', { done: say('done.saleRemoved'), title: item.title }), backOnSale),
        sayFailure,
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
      title={say(WORDS[shown].title, { title: item.title })}
      confirm={say(WORDS[shown].confirm)}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    >
      {say('confirm.sure')} {shown !== 'sale' && say('confirm.canRestore')}
    </ConfirmDialog>
  );
}
