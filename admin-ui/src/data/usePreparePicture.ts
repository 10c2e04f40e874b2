/** A chosen picture as it is sent: made small, and refused before anything is asked of the server when it is none. */
import { useCallback } from 'react';
import { ApiError, MAX_UPLOAD_BYTES } from '@qaima/schemas';
import { useTranslate } from '../i18n/i18n.js';
import { formatFileNames } from './formatFileNames.js';
import { resizePicture } from './resizePicture.js';

/** What it gives throws `Refused`, with the sentence to show, for no picture and for one too large. */
export function usePreparePicture(): (file: File) => Promise<Blob> {
  const t = useTranslate();
  return useCallback(
    async (file) => {
      const picture = await resizePicture(file).catch(() => null);
      if (!picture) throw new ApiError(t('picture.damaged', { names: formatFileNames([file]) }), 415);
      if (picture.size > MAX_UPLOAD_BYTES)
        throw new ApiError(t('picture.big', { names: formatFileNames([file]) }), 413);
      return picture;
    },
    [t],
  );
}
