import type { Gallery } from '@qaima/schemas';
import { DeleteButton } from '../../components/DeleteButton.js';
import { useMenuMutations } from '../../data/useMenuMutations.js';
import { useTranslate } from '../../i18n/i18n.js';

interface DeleteGalleryProps {
  readonly gallery: Gallery;
  readonly iconOnly?: boolean;
  readonly onDeleted?: () => void;
}

export function DeleteGallery({ gallery, iconOnly = false, onDeleted }: DeleteGalleryProps) {
  const t = useTranslate();
  const { remove } = useMenuMutations('galleries');
  const count = gallery.images?.length ?? 0;
  return (
    <DeleteButton
      label={iconOnly ? t('galleries.deleteOf', { title: gallery.title }) : t('galleries.delete')}
      iconOnly={iconOnly}
      title={t('confirm.title', { title: gallery.title })}
      question={
        <>
          {t('confirm.sure')} {count > 0 && t('galleries.goesPictures', { smart_count: count })}{' '}
          {t('confirm.canRestore')}
        </>
      }
      onRemove={() => remove(gallery._id)}
      onDeleted={onDeleted}
    />
  );
}
