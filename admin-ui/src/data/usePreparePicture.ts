/** A chosen picture as it is sent: made small, and refused before anything is asked of the server when it is none. */
import { useCallback } from 'react';
import { Refused, UPLOAD_LIMIT } from '@qaima/schemas';
import { useSay } from '../i18n/i18n.js';
import { namesIn } from './formatFileNames.js';
import { shrink } from './resizePicture.js';

/** What it gives throws `Refused`, with the sentence to show, for no picture and for one too large. */
export function usePrepare(): (file: File) => Promise<Blob> {
  const say = useSay();
  return useCallback(
    async (file) => {
      const picture = await shrink(file).catch(() => null);
      if (!picture) throw new Refused(say('picture.damaged', { names: namesIn([file]) }), 415);
      if (picture.size > UPLOAD_LIMIT) throw new Refused(say('picture.big', { names: namesIn([file]) }), 413);
      return picture;
    },
    [say],
  );
}
