import type { Gallery } from '@qaima/schemas';
import { useTranslate } from '../../i18n/i18n.js';
import { DeletePart } from '../../schema-ui/parts/PartPanels.js';

interface DeleteGalleryProps {
  readonly gallery: Gallery;
  readonly iconOnly?: boolean;
  readonly onDeleted?: () => void;
}

export function DeleteGallery({ gallery, ...props }: DeleteGalleryProps) {
  const t = useTranslate();
  const count = gallery.images?.length ?? 0;
  const question = (
    <>
      {t('confirm.sure')} {count > 0 && t('galleries.goesPictures', { smart_count: count })} {t('confirm.canRestore')}
    </>
  );
  return <DeletePart kind="gallery" part={gallery} question={question} {...props} />;
}
