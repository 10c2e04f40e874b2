import { useNotify } from 'react-admin';
import { useRefetchMenu, type MenuItem } from '../../data/menu.js';
import { useNotifyError } from '../../data/useMenuMutations.js';
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
  const notify = useNotify();
  const take = useAssignPublicImage();
  const reload = useRefetchMenu();
  const notifyError = useNotifyError();
  return (
    <PublicImageDialog
      open={open}
      onClose={onClose}
      onChoose={async ({ _id }) => {
        try {
          await take(item._id, _id);
        } catch (error) {
          notifyError(error);
          throw error;
        }
        await reload();
        notify(t('done.pictureAdded'), { type: 'success' });
        onClose();
      }}
    />
  );
}
