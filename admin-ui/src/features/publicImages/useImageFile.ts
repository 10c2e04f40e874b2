/** Uploads the file of a public image, with progress and retry. */
import { useRef, useState } from 'react';
import { useApi } from '../../data/api.js';

export interface ImageFile {
  /** From 0 to 1; null while nothing is being uploaded. */
  readonly progress: number | null;
  /**
   * Calls during an upload are ignored.
   * @param imageBefore the file that is replaced, as it was shown; empty for none
   * @throws {ApiError} with `conflicts` if somebody else has replaced it meanwhile
   */
  readonly send: (id: string, picture: Blob, imageBefore?: string) => Promise<void>;
}

export function useImageFile(): ImageFile {
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const isRunning = useRef(false);
  return {
    progress,
    send: async (id, picture, imageBefore) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setProgress(0);
      try {
        const data = { publicImage: id, ...(imageBefore !== undefined && { imageBefore }) };
        await api.upload(picture, { path: 'image', model: 'publicImage', data }, setProgress);
      } finally {
        isRunning.current = false;
        setProgress(null);
      }
    },
  };
}
