import { useRefetchMenu, type MenuItem } from '../../data/menu.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
import { useNotifyWithUndo } from '../../data/useNotifyWithUndo.js';
import { useTranslate } from '../../i18n/i18n.js';
import { PublicImageDialog } from './PublicImageDialog.js';
import { useAssignPublicImage } from './useAssignPublicImage.js';

interface ItemImageDialogProps {
  readonly item: MenuItem;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ItemImageDialog({ item, open, onClose }: ItemImageDialogProps) {
  const t = useTranslate();
  const { removed } = useNotifyWithUndo();
  const take = useAssignPublicImage();
  const reload = useRefetchMenu();
  const notifyError = useNotifyError();
  return (
    <PublicImageDialog
      open={open}
      onClose={onClose}
      onChoose={async ({ _id }) => {
        const undo = await take(item._id, _id).catch((error: unknown) => {
          notifyError(error);
          throw error;
        });
        await reload();
        removed(t('done.pictureAdded'), undo);
        onClose();
      }}
    />
  );
}
