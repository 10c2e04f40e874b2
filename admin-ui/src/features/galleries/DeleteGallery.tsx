/** Deletes a gallery, after a question that names it and says how many pictures go with it. */
import type { Gallery } from '@qaima/schemas';
import { RemoveButton } from '../../components/DeleteButton.js';
import { useWrites } from '../../data/useMenuMutations.js';
import { useSay } from '../../i18n/i18n.js';

interface RemoveGalleryProps {
  readonly gallery: Gallery;
  readonly iconOnly?: boolean;
  readonly onGone?: () => void;
}

export function RemoveGallery({ gallery, iconOnly = false, onGone }: RemoveGalleryProps) {
  const say = useSay();
  const { remove } = useWrites('galleries');
  const count = gallery.images?.length ?? 0;
  return (
    <RemoveButton
      label={iconOnly ? say('galleries.deleteOf', { title: gallery.title }) : say('galleries.delete')}
      iconOnly={iconOnly}
      title={say('confirm.title', { title: gallery.title })}
      question={
        <>
          {say('confirm.sure')} {count > 0 && say('galleries.goesPictures', { smart_count: count })}{' '}
          {say('confirm.canRestore')}
        </>
      }
      onRemove={() => remove(gallery._id ?? '')}
      onGone={onGone}
    />
  );
}
