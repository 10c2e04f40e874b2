/** The file of a public image: sent with progress into its record, and sent again when it did not arrive. */
import { useRef, useState } from 'react';
import { useApi } from '../../data/api.js';

export interface ImageFile {
  /** The part that has gone out, 0 to 1; null when nothing is on its way. */
  readonly progress: number | null;
  /** Throws `Refused`. While one is on its way, another is not taken. */
  readonly send: (id: string, picture: Blob) => Promise<void>;
}

export function useImageFile(): ImageFile {
  const api = useApi();
  const [progress, setProgress] = useState<number | null>(null);
  const underWay = useRef(false);
  return {
    progress,
    send: async (id, picture) => {
      if (underWay.current) return;
      underWay.current = true;
      setProgress(0);
      try {
        await api.upload(picture, { path: 'image', model: 'publicImage', data: { publicImage: id } }, setProgress);
      } finally {
        underWay.current = false;
        setProgress(null);
      }
    },
  };
}
