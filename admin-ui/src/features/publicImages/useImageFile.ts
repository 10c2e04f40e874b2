/** Uploads the file of a public image, with progress and retry. */
import { useRef, useState } from 'react';
import { useApi } from '../../data/api.js';

export interface ImageFile {
  /** From 0 to 1; null while nothing is being uploaded. */
  readonly progress: number | null;
  /** Calls during an upload are ignored. @throws {ApiError} */
  readonly send: (id: string, picture: Blob) => Promise<void>;
}

export function useImageFile(): ImageFile {
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const isRunning = useRef(false);
  return {
    progress,
    send: async (id, picture) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setProgress(0);
      try {
        await api.upload(picture, { path: 'image', model: 'publicImage', data: { publicImage: id } }, setProgress);
      } finally {
        isRunning.current = false;
        setProgress(null);
      }
    },
  };
}
