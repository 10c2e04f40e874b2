/** The library's pictures for one item. */
import { useNotify } from 'react-admin';
import { useReload, type MenuItem } from '../../data/menu.js';
import { useSayFailure } from '../../data/useMenuMutations.js';
import { useSay } from '../../i18n/i18n.js';
import { PublicImageDialog } from './PublicImageDialog.js';
import { useTakePublicImage } from './useAssignPublicImage.js';

interface ItemLibraryDialogProps {
  readonly item: MenuItem;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function ItemLibraryDialog({ item, open, onClose }: ItemLibraryDialogProps) {
  const say = useSay();
  const notify = useNotify();
  const take = useTakePublicImage();
  const reload = useReload();
  const sayFailure = useSayFailure();
  return (
    <PublicImageDialog
      open={open}
      onClose={onClose}
      onChoose={async ({ _id }) => {
        try {
          await take(item._id, _id ?? '');
        } catch (error) {
          sayFailure(error);
          throw error;
        }
        await reload();
        notify(say('done.pictureAdded'), { type: 'success' });
        onClose();
      }}
    />
  );
}
