import { useCallback } from 'react';
import { ApiError, MAX_UPLOAD_BYTES } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { joinFileNames } from '../i18n/joinFileNames.js';
import { resizePicture } from './resizePicture.js';

/**
 * Returns a function that resizes a picture for the upload. It throws an `ApiError` if the file is not a picture or
 * is too large.
 */
export function usePreparePicture(): (file: File) => Promise<Blob> {
  const t = useTranslate();
  return useCallback(
    async (file) => {
      const picture = await resizePicture(file).catch(() => null);
      if (!picture) throw new ApiError(t('picture.damaged', { names: joinFileNames([file]) }), 415);
      if (picture.size > MAX_UPLOAD_BYTES) throw new ApiError(t('picture.big', { names: joinFileNames([file]) }), 413);
      return picture;
    },
    [t],
  );
}
